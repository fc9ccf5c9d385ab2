import { base58 } from '@scure/base'
import { hexToBytes, isHex } from 'viem'
import { decodeBase58 } from '../solana/decodeBase58.js'
import type { Database } from '../storage/createDatabase.js'
import { SEED_BYTES } from '../storage/createSeed.js'
import type { Vault } from '../storage/createVault.js'
import { getSecretName } from '../storage/getSecretName.js'
import type { KeyKind } from './exportWire.js'

/**
 * The private key of an account that exists, as other wallets import it: 32
 * bytes of hex for EVM, base58 of seed and public key for Solana.
 *
 * @throws when there is none, or it cannot be read
 */
export async function readKey(parameters: {
  address: string
  database: Database
  kind: KeyKind
  userId: string
  vault: Vault
}): Promise<string> {
  const { address, database, kind, userId, vault } = parameters
  const name = getSecretName(kind, userId)
  const secret = await vault.open(name, await database.get(name))
  if (!isHex(secret) || secret.length !== 2 + 2 * SEED_BYTES)
    throw new Error('The key of this wallet cannot be read')
  if (kind === 'evm') return secret
  const publicKey = decodeBase58(address, SEED_BYTES)
  if (publicKey?.length !== SEED_BYTES)
    throw new Error('The address of this wallet cannot be read')
  return base58.encode(Uint8Array.from([...hexToBytes(secret), ...publicKey]))
}
