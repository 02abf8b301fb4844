export type { Asset, AssetBody, AssetStore, Encoding } from './assets';
export { createGateway, type Gateway, type GatewayPorts } from './gateway';
export { CONTENT_SECURITY_POLICY, securityHeaders } from './securityHeaders';
