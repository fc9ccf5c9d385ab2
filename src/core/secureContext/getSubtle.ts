/** Returns Web Crypto, or `undefined` on pages without HTTPS. */
export const getSubtle = (): SubtleCrypto | undefined =>
  globalThis.crypto?.subtle
