import { memoryTextStore } from '@app/records';
import { describe, expect, it } from 'vitest';
import { readSettings, writeSettings } from './chatSettings';

const stores = () => ({ textStore: memoryTextStore(), tabStore: memoryTextStore() });
const OWN = { endpoint: 'https://api.example.com/v1', model: 'm', key: 'secret-key', share: true };

describe('chat settings', () => {
  it('[A12, A45] are read back as written, key and consent only in the same tab', () => {
    const { textStore, tabStore } = stores();
    writeSettings({ textStore, tabStore }, OWN);
    expect(readSettings({ textStore, tabStore })).toEqual(OWN);
    expect(textStore.read('chat')).not.toContain('secret-key');
    expect(readSettings({ textStore, tabStore: memoryTextStore() })).toEqual({
      ...OWN,
      key: '',
      share: false,
    });
  });
});
