import { type ChatSettings, formatSettings, parseSettings } from '@app/chat';
import type { TextStore } from '@app/records';
import { CHAT_SETTINGS_KEY } from '../../adapters/ports';

const KEY_KEY = 'chat-key';
const CONSENT_KEY = 'chat-consent';

interface Stores {
  readonly textStore: TextStore;
  /** Ends with the session. */
  readonly tabStore: TextStore;
}

export const readSettings = ({ textStore, tabStore }: Stores): ChatSettings =>
  parseSettings({
    service: textStore.read(CHAT_SETTINGS_KEY),
    key: tabStore.read(KEY_KEY),
    consent: tabStore.read(CONSENT_KEY),
  });

export function writeSettings({ textStore, tabStore }: Stores, settings: ChatSettings): void {
  const { service, key, consent } = formatSettings(settings);
  write(textStore, CHAT_SETTINGS_KEY, service);
  write(tabStore, KEY_KEY, key);
  write(tabStore, CONSENT_KEY, consent);
}

function write(store: TextStore, name: string, text: string | undefined): void {
  if (text === undefined) store.remove(name);
  else store.write(name, text);
}
