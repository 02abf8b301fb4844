export { type DateError, parseBirthDate, YEARS } from './birthDate';
export {
  type CodeOfKind,
  type FactsOf,
  type FixedWording,
  isMessageCode,
  MESSAGE_CODES,
  MESSAGE_KINDS,
  MESSAGES,
  type Message,
  type MessageCode,
  type MessageKind,
} from './catalogue';
export { type ClockTime, formatClockTime, parseClockTime, type TimeError } from './clockTime';
export {
  type CredentialError,
  checkLogin,
  checkRegistration,
  isEmail,
  LOGIN_FIELDS,
  type LoginError,
  type LoginField,
  type LoginForm,
  PASSWORD_LENGTH,
  REGISTER_FIELDS,
  type RegisterError,
  type RegisterField,
  type RegisterForm,
} from './credentials';
export { formatMetres, readMetres, readNumber } from './number';
export {
  isLocation,
  LATITUDE_LIMIT,
  LOCATION_FAILURES,
  LONGITUDE_LIMIT,
  type Location,
  type LocationFailure,
  type PlaceError,
  parseLocation,
  toLocationFailure,
  toLocationMessage,
} from './place';
export {
  checkText,
  cleanText,
  countCharacters,
  INPUT_LIMITS,
  isBlank,
  isNamed,
  TEXT_LIMIT,
  type TextTooLong,
} from './text';
export {
  checkResident,
  checkUserInfo,
  RESIDENT_TEXTS,
  type ResidentField,
  type ResidentFieldError,
  type ResidentForm,
  type ResidentText,
  type UserInfoError,
  type UserInfoErrors,
  type UserInfoForm,
} from './userInfoForm';
