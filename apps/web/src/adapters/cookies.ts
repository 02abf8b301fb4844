import type { CookieJar } from '@app/session';

const SECONDS_PER_DAY = 86_400;

export function createCookieJar(page: Document = document): CookieJar {
  const attributes = () => `path=/; SameSite=Lax${page.location?.protocol === 'https:' ? '; Secure' : ''}`;
  const read = (name: string) =>
    page.cookie
      .split('; ')
      .find(pair => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  return {
    read,
    write(name, value, days) {
      page.cookie = `${name}=${value}; max-age=${days * SECONDS_PER_DAY}; ${attributes()}`;
      return read(name) === value;
    },
    remove(name) {
      page.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${attributes()}`;
    },
  };
}
