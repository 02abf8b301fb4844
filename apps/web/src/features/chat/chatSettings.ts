import type { ChatService } from '@app/chat';
import { parseEndpoint } from '@app/chat';
import { CHAT_SETTINGS_KEY } from '../../adapters/reach';
import type { TextStore } from '../../adapters/textStore';

/** A service of one's own, and whether the household may be told. */
export interface ChatSettings {
  readonly endpoint: string;
  readonly model: string;
  /** In this tab only, never beside the others. */
  readonly key: string;
  /** In this tab only. */
  readonly share: boolean;
}

export const NO_SETTINGS: ChatSettings = { endpoint: '', model: '', key: '', share: false };

const KEY_KEY = 'chat-key';
/** A45: consent ends with the session, as the key does. */
const CONSENT_KEY = 'chat-consent';

interface Stores {
  readonly texts: TextStore;
  readonly tabTexts: TextStore;
}

export function readSettings({ texts, tabTexts }: Stores): ChatSettings {
  const kept = parse(texts.read(CHAT_SETTINGS_KEY));
  const endpoint = typeof kept.endpoint === 'string' && parseEndpoint(kept.endpoint).ok ? kept.endpoint : '';
  return {
    endpoint,
    model: typeof kept.model === 'string' ? kept.model : '',
    // A key without its endpoint would have nowhere to go but the wrong place.
    key: endpoint === '' ? '' : (tabTexts.read(KEY_KEY) ?? ''),
    share: tabTexts.read(CONSENT_KEY) === 'yes',
  };
}

export function writeSettings({ texts, tabTexts }: Stores, { key, share, ...kept }: ChatSettings): void {
  texts.write(CHAT_SETTINGS_KEY, JSON.stringify(kept));
  if (share) tabTexts.write(CONSENT_KEY, 'yes');
  else tabTexts.remove(CONSENT_KEY);
  if (key === '' || kept.endpoint === '') tabTexts.remove(KEY_KEY);
  else tabTexts.write(KEY_KEY, key);
}

/** Model and key belong to the endpoint: without one the site's own service is asked. */
export function toService({ endpoint, model, key }: ChatSettings): ChatService {
  const own = endpoint === '' ? undefined : parseEndpoint(endpoint);
  if (!own?.ok) return {};
  return { endpoint: own.value, ...(model === '' ? {} : { model }), ...(key === '' ? {} : { key }) };
}

function parse(text: string | undefined): Partial<Readonly<Record<keyof ChatSettings, unknown>>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
