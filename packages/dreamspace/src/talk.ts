// A stored dream: conversations with replies, its storage, and its runner.

export { type Millis, millis, type Random, type Result, seededRandom, unwrap } from '@app/kernel';
export { REPLY_DELAY } from './constants';
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
export { isFound, nameOf, type PeopleFilter } from './people/search';
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
