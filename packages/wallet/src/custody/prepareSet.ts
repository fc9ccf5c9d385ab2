import { encodeBase64 } from '../solana/encodeBase64.js'
import { bindTo, type Owner } from './bindTo.js'
import { sealBox } from './sealBox.js'
import type { Addresses, Secret } from './secret.js'
import { splitSecret } from './splitSecret.js'
import { wipe } from './wipe.js'

/** What a device keeps of its set. */
export type DeviceShare = {
  setId: string
  /** base64 */
  share: string
  addresses: Addresses
}

/** A set as it goes to the server. */
export type NewSet = {
  id: string
  name: string
  /** base64 */
  auth: string
  /** Encrypted with the recovery key. */
  recovery: string
}

/** Splits a wallet for this device: a fresh set with an id of its own. */
export async function prepareSet(parameters: {
  deviceName: string
  owner: Owner
  recoveryKey: Uint8Array
  secret: Secret
}): Promise<{ kept: DeviceShare; set: NewSet }> {
  const { deviceName, owner, recoveryKey, secret } = parameters
  const id = crypto.randomUUID()
  const { auth, device, recovery } = await splitSecret(secret)
  const set = {
    id,
    name: deviceName,
    auth: encodeBase64(auth),
    recovery: await sealBox({
      bind: bindTo(owner, { setId: id }),
      bytes: recovery,
      key: recoveryKey,
    }),
  }
  const { addresses } = owner
  const kept = { addresses, setId: id, share: encodeBase64(device) }
  wipe(auth, device, recovery)
  return { kept, set }
}
