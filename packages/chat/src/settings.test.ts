import { describe, expect, it } from 'vitest';
import { formatSettings, NO_SETTINGS, parseSettings, toService } from './settings';

const OWN = { endpoint: 'https://api.example.com/v1', model: 'm', key: 'secret-key', share: true };

describe('chat settings', () => {
  it('[A12, A45] are read back as written, with key and consent only in the session', () => {
    const texts = formatSettings(OWN);
    expect(parseSettings(texts)).toEqual(OWN);
    expect(texts.service).not.toMatch(/secret-key|share|true|yes/);
    const later = { ...texts, key: undefined, consent: undefined };
    expect(parseSettings(later)).toEqual({ ...OWN, key: '', share: false });
  });

  it('[R412] a service takes pictures once the person agrees, the site’s own never', () => {
    const seeing = { ...OWN, pictures: true as const };
    expect(parseSettings(formatSettings(seeing))).toEqual(seeing);
    expect(toService(seeing)).toMatchObject({ takesPictures: true });
    expect(toService(OWN)).not.toHaveProperty('takesPictures');
    expect(toService({ ...seeing, endpoint: '' })).toEqual({});
  });

  it.each(['{', 'null', '[]', '42', '{"endpoint":7,"share":"yes"}', '{"endpoint":"javascript:alert(1)"}'])(
    'a damaged setting counts as missing: %s',
    service => {
      expect(parseSettings({ service, key: 'secret-key', consent: undefined })).toEqual(NO_SETTINGS);
    },
  );

  it('[A12] exactly one stored word means consent', () => {
    expect(parseSettings({ service: undefined, key: undefined, consent: 'true' }).share).toBe(false);
  });

  it('[A12] without an endpoint neither model nor key is sent', () => {
    expect(formatSettings({ ...OWN, endpoint: '' }).key).toBeUndefined();
    expect(toService({ ...OWN, endpoint: '' })).toEqual({});
    expect(toService({ ...OWN, endpoint: 'http://evil.example' })).toEqual({});
    expect(toService(OWN)).toEqual({
      endpoint: 'https://api.example.com/v1/chat/completions',
      model: 'm',
      key: 'secret-key',
    });
  });
});
