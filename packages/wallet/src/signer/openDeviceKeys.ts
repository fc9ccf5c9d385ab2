import type { Keys } from '../custody/deriveKeys.js'
import { wipe } from '../custody/wipe.js'
import { getSecretName } from '../storage/getSecretName.js'
import { openSealed } from '../storage/openSealed.js'
import type { VaultKey } from '../storage/sealed.js'
import { decodeKeyText } from './keyText.js'
import type { FoundRecords } from './signerWire.js'

/**
 * Opens the keys that this device alone keeps for a user. `wipe` them after
 * use.
 *
 * @throws when one is missing or cannot be read: it may hold money
 */
export async function openDeviceKeys(parameters: {
  records: FoundRecords
  userId: string
  vaultKey: VaultKey
}): Promise<Keys> {
  const { records, userId, vaultKey } = parameters
  async function open(kind: keyof Keys) {
    const record = records[kind]
    // Of another frame of this browser, which has sealed it; else the vault's.
    const key = record?.key ?? vaultKey.key
    const name = getSecretName(kind, userId)
    const { origin } = vaultKey
    const text = await openSealed({ key, origin }, name, record)
    const bytes = text && decodeKeyText(text)
    wipe(text)
    if (!bytes) throw new Error('The key of this wallet cannot be read')
    return bytes
  }
  const evm = await open('evm')
  try {
    return { evm, solana: await open('solana') }
  } catch (error) {
    wipe(evm)
    throw error
  }
}
