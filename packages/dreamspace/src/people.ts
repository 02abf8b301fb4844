// The people of a space: their facts, connections, and floating words. Their texts are ids.

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
  CONNECTED_AT_FIRST,
  KEYWORD_DELAY,
  KEYWORD_FADE,
  KEYWORD_LIFESPAN,
  KEYWORD_RADIUS,
  KEYWORD_SWEEP,
} from './constants';
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
