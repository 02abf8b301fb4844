export type { Asset, AssetBody, AssetStore, Encoding } from './assets';
export { type ChatPorts, SOURCE_HEADER } from './chat/completions';
export { completeFacts } from './chat/knowledge';
export { type ChatSettings, DEFAULT_CHAT, DEFAULT_PROVIDER, type Provider } from './chat/settings';
export { createGateway, type Gateway, type GatewayPorts, type GatewaySettings } from './gateway';
export { CONTENT_SECURITY_POLICY, securityHeaders } from './securityHeaders';
