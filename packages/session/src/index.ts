export {
  COURTYARD_KEY,
  GUEST,
  HOUSE_IMAGES_KEY,
  LINK_KEY,
  LOGGED_OUT_AT_KEY,
  SAVE_DELAY_MS,
  SIGN_IN_DELAY_MS,
  SIGNED_IN_AS_KEY,
  USER_INFO_COOKIE,
  USER_INFO_KEY,
} from './constants';
export {
  decideEntry,
  decideUpload,
  type Entry,
  type EntryMessage,
  type UploadAttempt,
} from './guards';
export {
  decideContinue,
  decideStartGenerate,
  type Step,
} from './journey';
export {
  type Coordinates,
  describeLocation,
  describePlace,
  type LocationLabel,
  type PlaceLabel,
} from './locationLabel';
export {
  type CookieJar,
  createProfileStore,
  PROFILE_CODEC,
  type ProfileStore,
  type StoredProfile,
} from './profileStore';
export {
  addResident,
  findSelf,
  GENDERS,
  type Gender,
  nextResidentId,
  type ParsedResidents,
  parseResidents,
  RELATIONSHIPS,
  type Resident,
  removeResident,
  toPlainDate,
  updateResident,
} from './residents';
export { resolveUserType, toDisplayName, toEmailKey, USER_TYPES, type UserType } from './roles';
export {
  type Destination,
  parseReturnCard,
  RETURN_CARDS,
  type ReturnCard,
  ROUTES,
  type Route,
  toRoute,
} from './routes';
export { type ProfileDraft, type SavedProfile, savePlace, saveProfile, toPlainTime } from './saveProfile';
export {
  type LogInContext,
  logIn,
  logOut,
  pickEntry,
  register,
  restoreProfile,
  type SignedIn,
  type SignedOut,
  type SignInContext,
  toAfterLogin,
  toVaultEntry,
} from './signIn';
export {
  COOKIE_LIMIT,
  completeSession,
  formatHouseImages,
  parseHouseImages,
  parseInstant,
  planStorage,
  type Restored,
  restoreSession,
  type SetAside,
  type StoragePlan,
  type StoredTexts,
  stampAfter,
  toPersonKey,
  type VaultEntry,
} from './storage';
export {
  EMPTY_PROFILE,
  type ParsedUserInfo,
  type Profile,
  parseUserInfo,
  type Session,
  type StoredUserInfo,
  toProfile,
  toStored,
  type UserInfo,
} from './userInfo';
export { hasPersonalData } from './visitor';
