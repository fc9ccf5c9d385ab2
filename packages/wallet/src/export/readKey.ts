import { hexToBytes, isHex } from 'viem'
import type { Database } from '../storage/createDatabase.js'
import { SEED_BYTES } from '../storage/createSeed.js'
import type { Vault } from '../storage/createVault.js'
import { getSecretName } from '../storage/getSecretName.js'
import type { KeyKind } from './exportWire.js'
import { formatKey } from './formatKey.js'

/**
 * The private key of an account that exists on this device, as other wallets
 * import it.
 *
 * @throws when there is none, or it cannot be read
 */
export async function readKey(parameters: readKey.Parameters): Promise<string> {
  const { address, database, kind, userId, vault } = parameters
  // Each key of a device is made by itself.
  if (kind === 'phrase') throw new Error('This wallet has no phrase')
  const name = getSecretName(kind, userId)
  const secret = await vault.open(name, await database.get(name))
  if (!isHex(secret) || secret.length !== 2 + 2 * SEED_BYTES)
    throw new Error('The key of this wallet cannot be read')
  return formatKey({ address, key: hexToBytes(secret), kind })
}

export declare namespace readKey {
  type Parameters = {
    address: string
    database: Database
    kind: KeyKind | 'phrase'
    userId: string
    vault: Vault
  }
}
