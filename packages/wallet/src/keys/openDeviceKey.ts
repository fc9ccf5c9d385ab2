import { unreadableKey } from '../core/unreadableKey.js'
import { wipe } from '../core/wipe.js'
import { getSecretName } from '../storage/getSecretName.js'
import { openSealed } from '../storage/openSealed.js'
import type { VaultKey } from '../storage/sealed.js'
import type { Keys } from './deriveKeys.js'
import { decodeKeyText } from './keyText.js'
import type { FoundRecords } from './signerWire.js'

/**
 * Opens one of the keys that this device alone keeps for a user. `wipe` it
 * after use.
 *
 * @throws HostError EVM_KEY_UNREADABLE, SOLANA_KEY_UNREADABLE when it is
 * missing or cannot be read: it may hold money
 */
export async function openDeviceKey(
  kind: keyof Keys,
  parameters: { records: FoundRecords; userId: string; vaultKey: VaultKey },
): Promise<Uint8Array> {
  const { records, userId, vaultKey } = parameters
  const record = records[kind]
  // Of another frame of this browser, which has sealed it; else the vault's.
  const key = record?.key ?? vaultKey.key
  const { origin } = vaultKey
  const name = getSecretName(kind, userId)
  const text = await openSealed({ key, origin }, name, record)
  const bytes = text && decodeKeyText(text)
  wipe(text)
  if (!bytes) throw unreadableKey(kind)
  return bytes
}
