import type { LocalAccount } from 'viem'
import { loadAccounts } from './loadAccounts.js'
import type { Database } from './storage/createDatabase.js'
import type { Vault } from './storage/createVault.js'
import { getSecretName } from './storage/getSecretName.js'
import { openSecret } from './storage/openSecret.js'

export type Wallet = {
  /**
   * The user's account on this device, made on first use. The same user gets
   * the same account again after a sign-out.
   */
  getAccount(userId: string): Promise<LocalAccount>
}

/**
 * Keeps one secp256k1 key per user, encrypted at rest.
 *
 * @param parameters.assertSettled - rejects while it is open where the user's
 * keys are kept, so that no second key is made beside one that exists
 */
export function createWallet(parameters: {
  assertSettled?: ((userId: string) => Promise<void>) | undefined
  database: Database
  vault: Vault
}): Wallet {
  const { assertSettled, database, vault } = parameters
  const accounts = new Map<string, Promise<LocalAccount>>()

  async function load(userId: string) {
    const { generatePrivateKey, privateKeyToAccount } = await loadAccounts()
    const secret = await openSecret({
      database,
      vault,
      name: getSecretName('evm', userId),
      async create() {
        await assertSettled?.(userId)
        return generatePrivateKey()
      },
    })
    return privateKeyToAccount(secret as `0x${string}`)
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
