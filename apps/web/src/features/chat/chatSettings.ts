import { type ChatSettings, formatSettings, parseSettings } from '@app/chat';
import type { TextStore } from '@app/records';
import { CHAT_SETTINGS_KEY } from '../../adapters/ports';

const KEY_KEY = 'chat-key';
const CONSENT_KEY = 'chat-consent';

interface Stores {
  readonly texts: TextStore;
  /** Ends with the session. */
  readonly tabTexts: TextStore;
}

export const readSettings = ({ texts, tabTexts }: Stores): ChatSettings =>
  parseSettings({
    service: texts.read(CHAT_SETTINGS_KEY),
    key: tabTexts.read(KEY_KEY),
    consent: tabTexts.read(CONSENT_KEY),
  });

export function writeSettings({ texts, tabTexts }: Stores, settings: ChatSettings): void {
  const { service, key, consent } = formatSettings(settings);
  write(texts, CHAT_SETTINGS_KEY, service);
  write(tabTexts, KEY_KEY, key);
  write(tabTexts, CONSENT_KEY, consent);
}

function write(store: TextStore, name: string, text: string | undefined): void {
  if (text === undefined) store.remove(name);
  else store.write(name, text);
}
