import type { Database } from './createDatabase.js'

export type Vault = {
  /** Encrypts a text for one purpose, such as the key of one user. */
  seal(purpose: string, text: string): Promise<Sealed>
  /** The text, or `undefined` when it was sealed for something else. */
  open(purpose: string, sealed: unknown): Promise<string | undefined>
}

type Sealed = { version: 1; iv: Uint8Array; data: ArrayBuffer }

const VAULT_KEY = 'vault-key'

/**
 * AES-256-GCM under a key that WebCrypto will not hand out, kept in the
 * frame's own storage. The purpose and the origin are bound in as additional
 * data, and every text gets a fresh 96-bit nonce.
 */
export async function createVault(parameters: {
  database: Database
  origin: string
}): Promise<Vault> {
  const { database, origin } = parameters
  const fresh = await crypto.subtle.generateKey(
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const key = (await database.setOnce(VAULT_KEY, fresh)) as CryptoKey

  function bind(purpose: string) {
    return new TextEncoder().encode(JSON.stringify([1, origin, purpose]))
  }

  return {
    async seal(purpose, text) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const data = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: bind(purpose) },
        key,
        new TextEncoder().encode(text),
      )
      return { version: 1, iv, data }
    },
    async open(purpose, sealed) {
      if (!isSealed(sealed)) return undefined
      try {
        const data = await crypto.subtle.decrypt(
          {
            name: 'AES-GCM',
            iv: new Uint8Array(sealed.iv),
            additionalData: bind(purpose),
          },
          key,
          sealed.data,
        )
        return new TextDecoder().decode(data)
      } catch {
        return undefined
      }
    },
  }
}

function isSealed(value: unknown): value is Sealed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === 1 &&
    'iv' in value &&
    value.iv instanceof Uint8Array &&
    'data' in value &&
    value.data instanceof ArrayBuffer
  )
}
