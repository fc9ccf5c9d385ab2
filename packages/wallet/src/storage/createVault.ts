import type { Database } from './createDatabase.js'
import { openText } from './openText.js'
import type { Sealed, VaultKey } from './sealed.js'
import { sealText } from './sealText.js'

export type Vault = {
  /** Encrypts a text for one purpose, such as the key of one user. */
  seal(purpose: string, text: string): Promise<Sealed>
  /** The text, or `undefined` when it was sealed for something else. */
  open(purpose: string, sealed: unknown): Promise<string | undefined>
  /** For the worker that signs, which opens keys out of this page's reach. */
  readonly vaultKey: VaultKey
}

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
  const vaultKey = { key, origin }
  return {
    open: (purpose, sealed) => openText(vaultKey, purpose, sealed),
    seal: (purpose, text) => sealText(vaultKey, purpose, text),
    vaultKey,
  }
}
