export { type Caller, readerOf } from './caller';
export { type CallProvider, callByFetch } from './chat/call';
export { type ChatPorts, SOURCE_HEADER } from './chat/completions';
export { completeFacts } from './chat/knowledge';
export type { Limits } from './chat/limits';
export { type ChatSettings, DEFAULT_CHAT, DEFAULT_PROVIDER, type Provider } from './chat/settings';
export { createGateway, type Gateway, type GatewayPorts, type GatewaySettings } from './gateway';
