import { hexToBytes, isHex } from 'viem'
import type { DeviceRecords } from '../signer/signerWire.js'
import { createSeed, SEED_BYTES } from '../storage/createSeed.js'
import { getSecretName } from '../storage/getSecretName.js'
import { openText } from '../storage/openText.js'
import type { VaultKey } from '../storage/sealText.js'
import type { Secret } from './secret.js'

/**
 * Opens the keys that this device alone has kept for a user until now. A user
 * who has never used Solana gets a new key for it.
 *
 * @throws when there is a key that cannot be read: it may hold money
 */
export async function openDeviceSecret(parameters: {
  records: DeviceRecords
  userId: string
  vaultKey: VaultKey
}): Promise<Secret> {
  const { records, userId, vaultKey } = parameters
  async function open(kind: 'evm' | 'solana') {
    const secret = await openText(
      vaultKey,
      getSecretName(kind, userId),
      records[kind],
    )
    if (!isHex(secret) || secret.length !== 2 + 2 * SEED_BYTES)
      throw new Error('The key of this wallet cannot be read')
    return hexToBytes(secret)
  }
  const evm = await open('evm')
  const solana =
    records.solana === undefined
      ? hexToBytes(createSeed())
      : await open('solana')
  return { type: 'keys', evm, solana }
}
