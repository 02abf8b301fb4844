export {
  type CivilDate,
  type Millis,
  millis,
  type Random,
  type Result,
  seededRandom,
  unwrap,
} from '@app/kernel';
export {
  BUBBLE_COUNT,
  CLICK_RADIUS,
  CONNECTED_AT_FIRST,
  DRAW_RADIUS,
  KEYWORD_DELAY,
  KEYWORD_FADE,
  KEYWORD_LIFESPAN,
  KEYWORD_RADIUS,
  KEYWORD_SWEEP,
  PERSPECTIVE_DEPTH,
  PLACEMENT_TRIES,
  REPLY_DELAY,
  SPACE,
  TOUCH_RADIUS,
} from './constants';
export { composeReply, type ReplyRequest } from './conversation/composeReply';
export {
  type Conversation,
  EMPTY_CONVERSATION,
  MAX_MESSAGE,
  type MessageRefusal,
  type PendingReply,
  receiveReplies,
  sendMessage,
  untilReply,
} from './conversation/conversation';
export type { DreamMessage } from './conversation/message';
export type { Body } from './field/body';
export type { Columns } from './field/columns';
export {
  createField,
  type Field,
  type FieldFull,
  type FieldOptions,
  LONGEST_GAP_MS,
  STEP_MS,
} from './field/field';
export { type BubbleHandle, MAX_CAPACITY } from './field/handles';
export { type FieldSnapshot, SNAPSHOT_VERSION, type SnapshotError } from './field/snapshot';
export { type Box, clamp } from './layout/clearance';
export { createEmphasis, DIMMED, type Emphasis } from './layout/emphasis';
export { NAME_GAP, type NameRequest, type NameSize, type NameSpot, placeName } from './layout/nameSpot';
export { type Frame, spreadOut } from './layout/spreadOut';
export { createViewpoint, type Viewpoint } from './layout/viewpoint';
export { freestTurn, type WordRequest, wordBox } from './layout/wordSpot';
export { DIRECTIONS, type Direction, nearestTowards } from './navigate';
export {
  type Bubble,
  type BubbleEmphasis,
  CONNECTION_STATUSES,
  type ConnectionCounts,
  type ConnectionStatus,
  countConnections,
  cursorOver,
  type DreamRecord,
  emphasisOf,
} from './people/bubble';
export { type ConnectRefusal, connect, decidePress, type Press } from './people/connect';
export {
  createKeywordState,
  type FloatingKeyword,
  type KeywordOwner,
  type KeywordState,
  keywordOpacity,
  stepKeywords,
} from './people/floatingKeywords';
export { type GenerateOptions, generateBubbles } from './people/generate';
export { isFound, nameOf, type PeopleFilter } from './people/search';
export {
  type Camera,
  drawRadius,
  fitCamera,
  hitRadius,
  POINTER_KINDS,
  type PointerKind,
  perspectiveScale,
  type View,
} from './perspective';
export {
  type Placement,
  type PlacementArea,
  type PlacementOptions,
  type Point3,
  placeBubbles,
} from './placement';
export { DREAM_CODEC, DREAM_ID, type SavedDream } from './space/codec';
export { createDream, type Dream, type DreamPorts, type DreamStore, type DreamView } from './space/dream';
export {
  connectInSpace,
  conversationWith,
  createDreamSpace,
  type DreamSpace,
  findBubble,
  withConversation,
  withPositions,
} from './space/dreamSpace';
export {
  parseSpace,
  SPACE_VERSION,
  type StoredSpace,
  type StoredSpaceError,
  storeSpace,
} from './space/stored';
export { AVATARS } from './texts/avatars';
export {
  AVATAR_IDS,
  type AvatarId,
  KEYWORD_IDS,
  type KeywordId,
  NAME_IDS,
  type NameId,
  PLACE_IDS,
  type PlaceId,
  RECORD_IDS,
  type RecordTextId,
} from './texts/ids';
export { KEYWORDS, type KeywordText } from './texts/keywords';
export { type Bilingual, type Cues, LANGUAGES, type Language, languageOfText } from './texts/language';
export { NAMES } from './texts/names';
export { PLACES } from './texts/places';
export { RECORDS, type RecordText } from './texts/records';
