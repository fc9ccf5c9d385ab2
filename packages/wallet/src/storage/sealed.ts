/** A text or bytes, encrypted at rest. */
export type Sealed = { version: 1; iv: Uint8Array; data: ArrayBuffer }

/** What seals and opens at one origin. The key cannot be read. */
export type VaultKey = { key: CryptoKey; origin: string }

/** The additional data of a record, so that it opens for nothing else. */
export function bindPurpose({ origin }: VaultKey, purpose: string) {
  return new TextEncoder().encode(JSON.stringify([1, origin, purpose]))
}
