import { hexToBytes, isHex } from 'viem'
import type { Database } from '../storage/createDatabase.js'
import { createSeed, SEED_BYTES } from '../storage/createSeed.js'
import type { Vault } from '../storage/createVault.js'
import { getSecretName } from '../storage/getSecretName.js'
import { openSecret } from '../storage/openSecret.js'

export type SolanaKey = {
  /** Base58 public key. */
  address: string
  /** Signature (ed25519) over exactly these bytes, 65,535 at most. */
  sign(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>
}

export type SolanaWallet = {
  /**
   * The user's Solana account on this device, made on first use. The same user
   * gets the same account again after a sign-out.
   */
  getAccount(userId: string): Promise<SolanaKey>
}

/**
 * Keeps one ed25519 key per user, encrypted at rest.
 *
 * @param parameters.assertSettled - as of `createWallet`
 */
export function createSolanaWallet(parameters: {
  assertSettled?: ((userId: string) => Promise<void>) | undefined
  database: Database
  vault: Vault
}): SolanaWallet {
  const accounts = new Map<string, Promise<SolanaKey>>()

  async function load(userId: string) {
    const [{ createSolanaKey }, seed] = await Promise.all([
      // Large, and not needed where nobody uses Solana.
      import('./createSolanaKey.js'),
      openSecret({
        ...parameters,
        name: getSecretName('solana', userId),
        async create() {
          await parameters.assertSettled?.(userId)
          return createSeed()
        },
      }),
    ])
    if (!isHex(seed) || seed.length !== 2 + 2 * SEED_BYTES)
      throw new Error('The key of this wallet cannot be read')
    return createSolanaKey(hexToBytes(seed))
  }

  return {
    getAccount(userId) {
      const known = accounts.get(userId)
      if (known) return known
      const account = load(userId)
      accounts.set(userId, account)
      account.catch(() => accounts.delete(userId))
      return account
    },
  }
}
