import { frozen, parseObject } from '@app/kernel';
import { parseEndpoint } from './endpoint';
import type { ChatService } from './port';

/** A person's own chat service, and consent to share the home with it. */
export interface ChatSettings {
  readonly endpoint: string;
  readonly model: string;
  /** R412: the person says the service takes pictures; missing if not. */
  readonly pictures?: true;
  /** A45: ends with the session. */
  readonly key: string;
  /** A45: ends with the session. */
  readonly share: boolean;
}

/** R215: maximum characters of each; no provider's address, model or key is longer. */
export const SETTING_LIMITS = /* @__PURE__ */ frozen({ endpoint: 2000, model: 200, key: 4000 } as const);

export const NO_SETTINGS: ChatSettings = /* @__PURE__ */ frozen({
  endpoint: '',
  model: '',
  key: '',
  share: false,
});

/** The settings as texts: `service` outlives the session, `key` and `consent` do not. Missing ones are not stored. */
export interface SettingsTexts {
  readonly service: string | undefined;
  readonly key: string | undefined;
  readonly consent: string | undefined;
}

/** Damaged texts count as missing. */
export function parseSettings(texts: SettingsTexts): ChatSettings {
  const { service, key, consent } = texts ?? {};
  const stored: Partial<Readonly<Record<keyof ChatSettings, unknown>>> = parseObject(service) ?? {};
  const endpoint =
    typeof stored.endpoint === 'string' && parseEndpoint(stored.endpoint).ok ? stored.endpoint : '';
  return {
    endpoint,
    model: typeof stored.model === 'string' ? stored.model : '',
    ...(endpoint !== '' && stored.pictures === true ? { pictures: true as const } : {}),
    // Without its endpoint a key would be sent to the wrong place.
    key: endpoint === '' || typeof key !== 'string' ? '' : key,
    share: consent === 'yes',
  };
}

export const formatSettings = ({ endpoint, model, pictures, key, share }: ChatSettings): SettingsTexts => ({
  service: JSON.stringify({ endpoint, model, ...(pictures ? { pictures } : {}) }),
  key: key === '' || endpoint === '' ? undefined : key,
  consent: share ? 'yes' : undefined,
});

/** Model and key belong to the endpoint: without one the site's own service is asked. */
export function toService({ endpoint, model, pictures, key }: ChatSettings): ChatService {
  const own = endpoint === '' ? undefined : parseEndpoint(endpoint);
  if (!own?.ok) return {};
  return {
    endpoint: own.value,
    ...(model === '' ? {} : { model }),
    ...(key === '' ? {} : { key }),
    ...(pictures ? { takesPictures: true as const } : {}),
  };
}
