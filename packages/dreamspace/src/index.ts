export { type CivilDate, type Millis, millis, type Random, type Result, seededRandom } from '@app/kernel';
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
  type PendingReply,
  receiveReplies,
  type SayRefusal,
  say,
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
export { DIRECTIONS, type Direction, nearestTowards } from './navigate';
export {
  type Bubble,
  CONNECTION_STATUSES,
  type ConnectionCounts,
  type ConnectionStatus,
  countConnections,
  cursorOver,
  type DreamRecord,
  type Emphasis,
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
export { type Frame, spreadOut } from './spreadOut';
export { AVATARS, type AvatarId } from './texts/avatars';
export { KEYWORDS, type KeywordId, type KeywordText } from './texts/keywords';
export { type Bilingual, type Cues, LANGUAGES, type Language, languageOfText } from './texts/language';
export { NAMES, type NameId } from './texts/names';
export { PLACES, type PlaceId } from './texts/places';
export { RECORDS, type RecordText, type RecordTextId } from './texts/records';
