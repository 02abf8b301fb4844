/** Cookies as plain text values: nothing is decoded or encoded here, each format does that itself. */
export interface CookieJar {
  read(name: string): string | undefined;
  /** False when the browser did not keep the value: cookies are off, or it is too large. */
  write(name: string, value: string, days: number): boolean;
  remove(name: string): void;
}

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
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and it cannot be read at start.
      page.cookie = `${name}=${value}; max-age=${days * SECONDS_PER_DAY}; ${attributes()}`;
      return read(name) === value;
    },
    remove(name) {
      // biome-ignore lint/suspicious/noDocumentCookie: see write.
      page.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${attributes()}`;
    },
  };
}
