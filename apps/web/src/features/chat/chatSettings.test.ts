import { describe, expect, it } from 'vitest';
import { memoryTextStore } from '../../adapters/textStore';
import { NO_SETTINGS, readSettings, toService, writeSettings } from './chatSettings';

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

  it.each(['{', 'null', '[]', '42', '{"endpoint":7,"share":"yes"}', '{"endpoint":"javascript:alert(1)"}'])(
    'what is damaged is as if it were absent: %s',
    text => {
      const { texts, tabTexts } = stores();
      texts.write('chat', text);
      tabTexts.write('chat-key', 'secret-key');
      expect(readSettings({ texts, tabTexts })).toEqual(NO_SETTINGS);
    },
  );

  it('without an endpoint of one’s own neither model nor key goes anywhere', () => {
    expect(toService({ ...OWN, endpoint: '' })).toEqual({});
    expect(toService({ ...OWN, endpoint: 'http://evil.example' })).toEqual({});
    expect(toService(OWN)).toEqual({
      endpoint: 'https://api.example.com/v1/chat/completions',
      model: 'm',
      key: 'secret-key',
    });
  });
});
