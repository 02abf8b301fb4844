import type { SealPort } from '@app/records/archive';

/** A seal made with the browser's own cryptography; undefined on a page without https, which has none. */
export function browserSealing(): SealPort | undefined {
  if (!('subtle' in crypto)) return undefined;
  const { subtle } = crypto;
  const own = (bytes: Uint8Array) => new Uint8Array(bytes); // never a view of memory others may change
  return {
    random: length => crypto.getRandomValues(new Uint8Array(length)),
    async derive(passphrase, salt, iterations) {
      const base = await subtle.importKey('raw', own(passphrase), 'PBKDF2', false, ['deriveBits']);
      const how = { name: 'PBKDF2', hash: 'SHA-256', salt: own(salt), iterations };
      return new Uint8Array(await subtle.deriveBits(how, base, 256));
    },
    async lock(bytes) {
      const key = await subtle.importKey('raw', own(bytes), 'AES-GCM', false, ['encrypt', 'decrypt']);
      const how = (iv: Uint8Array, besides: Uint8Array) => ({
        name: 'AES-GCM',
        iv: own(iv),
        additionalData: own(besides),
        tagLength: 128,
      });
      return {
        seal: async (nonce, text, besides) =>
          new Uint8Array(await subtle.encrypt(how(nonce, besides), key, own(text))),
        open: (nonce, sealed, besides) =>
          subtle.decrypt(how(nonce, besides), key, own(sealed)).then(
            text => new Uint8Array(text),
            () => undefined,
          ),
      };
    },
  };
}
