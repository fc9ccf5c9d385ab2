import { secp256k1 } from '@noble/curves/secp256k1'
import { KEY_BYTES } from '../core/secret.js'
import { wipe } from '../core/wipe.js'
import { getSecretName } from '../storage/getSecretName.js'
import { sealBytes } from '../storage/sealBytes.js'
import type { VaultKey } from '../storage/sealed.js'
import type { Keys } from './deriveKeys.js'
import { encodeKeyText } from './keyText.js'
import type { DeviceRecords, FoundRecords } from './signerWire.js'

/** The sealed keys of a device, with new ones for those that it lacks. */
export async function completeRecords(parameters: {
  records: FoundRecords
  userId: string
  vaultKey: VaultKey
}): Promise<DeviceRecords> {
  const { records, userId, vaultKey } = parameters
  async function make(kind: keyof Keys, key: Uint8Array) {
    const text = encodeKeyText(key)
    wipe(key)
    const sealed = await sealBytes(vaultKey, getSecretName(kind, userId), text)
    wipe(text)
    return sealed
  }
  return {
    evm: records.evm ?? (await make('evm', secp256k1.utils.randomPrivateKey())),
    solana:
      records.solana ??
      (await make('solana', crypto.getRandomValues(new Uint8Array(KEY_BYTES)))),
  }
}
