import { memoryTextStore } from '@app/records';
import { describe, expect, it } from 'vitest';
import { readSettings, writeSettings } from './chatSettings';

const stores = () => ({ texts: memoryTextStore(), tabTexts: memoryTextStore() });
const OWN = { endpoint: 'https://api.example.com/v1', model: 'm', key: 'secret-key', share: true };

describe('chat settings', () => {
  it('[A12, A45] are read back as written, key and consent only in the same tab', () => {
    const { texts, tabTexts } = stores();
    writeSettings({ texts, tabTexts }, OWN);
    expect(readSettings({ texts, tabTexts })).toEqual(OWN);
    expect(texts.read('chat')).not.toContain('secret-key');
    expect(readSettings({ texts, tabTexts: memoryTextStore() })).toEqual({ ...OWN, key: '', share: false });
  });
});
