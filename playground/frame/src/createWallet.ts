import type { LocalAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Database } from './storage/createDatabase.js'
import type { Vault } from './storage/createVault.js'

export type Wallet = {
  /**
   * The user's account on this device, made on first use. The same user gets
   * the same account again after a sign-out.
   */
  getAccount(userId: string): Promise<LocalAccount>
}

/** Keeps one secp256k1 key per user, encrypted at rest. */
export function createWallet(parameters: {
  database: Database
  vault: Vault
}): Wallet {
  const { database, vault } = parameters
  const accounts = new Map<string, Promise<LocalAccount>>()

  async function load(userId: string) {
    const name = `key:${userId}`
    const kept = await vault.open(name, await database.get(name))
    if (kept) return privateKeyToAccount(kept as `0x${string}`)
    const fresh = generatePrivateKey()
    const stored = await vault.open(
      name,
      await database.setOnce(name, await vault.seal(name, fresh)),
    )
    // A record that cannot be read is never overwritten: it may hold money.
    if (!stored) throw new Error('The key of this wallet cannot be read')
    return privateKeyToAccount(stored as `0x${string}`)
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
