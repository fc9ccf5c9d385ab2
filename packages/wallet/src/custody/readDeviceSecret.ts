import { hexToBytes, isHex } from 'viem'
import type { Database } from '../storage/createDatabase.js'
import { createSeed, SEED_BYTES } from '../storage/createSeed.js'
import type { Vault } from '../storage/createVault.js'
import { getSecretName } from '../storage/getSecretName.js'
import type { Secret } from './secret.js'

/**
 * The keys that this device alone has kept for a user until now; `undefined`
 * when there are none. A user who has never used Solana gets a new key for it.
 *
 * @throws when there is a key that cannot be read: it may hold money
 */
export async function readDeviceSecret(parameters: {
  database: Database
  userId: string
  vault: Vault
}): Promise<Secret | undefined> {
  const { database, userId, vault } = parameters
  async function read(kind: 'evm' | 'solana') {
    const name = getSecretName(kind, userId)
    const sealed = await database.get(name)
    if (sealed === undefined) return undefined
    const secret = await vault.open(name, sealed)
    if (!isHex(secret) || secret.length !== 2 + 2 * SEED_BYTES)
      throw new Error('The key of this wallet cannot be read')
    return hexToBytes(secret)
  }
  const [evm, solana] = await Promise.all([read('evm'), read('solana')])
  if (!evm) return undefined
  return { type: 'keys', evm, solana: solana ?? hexToBytes(createSeed()) }
}
