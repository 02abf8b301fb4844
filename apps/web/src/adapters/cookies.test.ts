import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookies';

describe('cookies', () => {
  it('keep a value as it is and forget it on request', () => {
    const jar = createCookieJar();
    expect(jar.write('house_user_info', '%7B%22a%22%3A1%7D', 365)).toBe(true);
    expect(jar.read('house_user_info')).toBe('%7B%22a%22%3A1%7D');
    jar.remove('house_user_info');
    expect(jar.read('house_user_info')).toBeUndefined();
  });

  it('report a browser that stores nothing', () => {
    const deaf = { cookie: '' };
    Object.defineProperty(deaf, 'cookie', { get: () => '', set: () => undefined });
    const jar = createCookieJar(deaf as unknown as Document); // only `cookie` and `location` are read
    expect(jar.write('a', 'b', 1)).toBe(false);
  });

  it('do not mistake one name for the end of another', () => {
    const jar = createCookieJar();
    jar.write('xlanguage', 'zh', 1);
    expect(jar.read('language')).toBeUndefined();
    jar.remove('xlanguage');
  });
});
