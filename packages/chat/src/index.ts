export { advise } from './advisor/advise';
export {
  type Advice,
  type AdvisorKnowledge,
  BUILT_IN_MODEL,
  type GuideSection,
} from './advisor/advisor';
export { besideCards, firstDayOf, foundDayOf, hasDays, ledBy } from './advisor/besideCards';
export { NOTHING, NOTHING_ELSE } from './advisor/doings';
export { type GuideEntry, TOPICS, type Topic } from './advisor/entry';
export { type LayoutSection, toGuideSections } from './advisor/guideSections';
export {
  type AnswerEvent,
  type AnswerReader,
  createAnswerReader,
  REPLY_LIMIT,
  type TextDecoding,
} from './answerReader';
export { type Branch, versionsAt } from './branches';
export type { CardMark, CardPage, CardRow, ComputedCard, ToolAnswer, Toolbox, ToolSpec } from './computed';
export {
  type ChatContent,
  type ChatEffect,
  type ChatInput,
  type ChatPhase,
  type ChatState,
  type ChatStep,
  isPending,
  NEW_CONVERSATION,
  stepChat,
} from './conversation';
export { checkDraft, countDraft, type DraftProblem, type KeyPress, MESSAGE_LIMIT, sendsOnKey } from './draft';
export { DEFAULT_ENDPOINT, type EndpointProblem, hostOf, parseEndpoint } from './endpoint';
export {
  type ChatFacts,
  type DayFacts,
  DIRECTIONS,
  type Direction,
  type DirectionFact,
  formatFacts,
  type HomeFacts,
  listShared,
  parseFacts,
  type ResidentFacts,
  type SharedItem,
  type SkyFacts,
  withConsent,
} from './facts';
export {
  type ChatAction,
  type ChatFailure,
  explainFailure,
  type FailureReport,
  mapErrorMessage,
  parseRetryAfter,
  toErrorMessage,
} from './failure';
export { HISTORY_WINDOW, toHistory, withoutPersonal } from './history';
export { joinTalks } from './joinTalks';
export { answeredIn, type Bilingual, CHAT_LANGUAGES, type ChatLanguage, languageOf } from './language';
export type { Inline } from './markdown/inline';
export { type Block, parseMarkdown } from './markdown/markdown';
export {
  type BotMessage,
  type ChatMessage,
  MESSENGER_NAME,
  type ReplyOutcome,
  type ReplySource,
  type UserMessage,
} from './message';
export type { AskOptions, ChatPort, ChatPortEvent, ChatService } from './port';
export { toSystemPrompt } from './prompt';
export {
  type Announcement,
  type Conversation,
  type ConversationPorts,
  type ConversationView,
  openConversation,
} from './runner';
export { CHAT_CODEC, CHAT_ID, type ChatRow, type ChatStorage } from './saver';
export {
  type ChatSettings,
  formatSettings,
  NO_SETTINGS,
  parseSettings,
  SETTING_LIMITS,
  type SettingsTexts,
  toService,
} from './settings';
export {
  parseStored,
  STORED_MESSAGES,
  STORED_VERSION,
  type StoredChat,
  type StoredProblem,
  toStored,
} from './stored';
export { type Suggestion, type SuggestionContext, suggest } from './suggestions';
export { listTalks, type TalkSummary, titleOf, toMarkdown } from './talks';
export type { ToolCall } from './toolCalls';
export { TOOL_LIMITS } from './turn';
export {
  type Answer,
  type ChatRequest,
  CREDENTIAL,
  type FinishReason,
  formatChunk,
  formatCompletion,
  formatEvent,
  formatRequest,
  KEEP_ALIVE,
  MAX_TOKENS,
  MODEL,
  type NotAnAnswer,
  type ProviderError,
  parseCompletion,
  type RequestOptions,
  ROLES,
  type Role,
  readChunk,
  STREAM_END,
  TEMPERATURE,
  toRequest,
  type WireCall,
  type WireMessage,
  type WireTool,
} from './wire';
