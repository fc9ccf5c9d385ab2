import { bindTo, type Owner } from '../core/bindTo.js'
import type { KeptShare } from '../core/custodyRecords.js'
import { encodeBase64 } from '../core/encodeBase64.js'
import type { Secret } from '../core/secret.js'
import { wipe } from '../core/wipe.js'
import type { VaultKey } from '../storage/sealed.js'
import { sealText } from '../storage/sealText.js'
import { sealBox } from './sealBox.js'
import { splitSecret } from './splitSecret.js'
import { toShareName } from './toShareName.js'

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
  vaultKey: VaultKey
}): Promise<{ kept: KeptShare; set: NewSet }> {
  const { deviceName, owner, recoveryKey, secret, vaultKey } = parameters
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
  const { addresses, userId } = owner
  // Sealed here: beside the share of the server it would be the key.
  const name = toShareName(userId, id)
  const share = await sealText(vaultKey, name, encodeBase64(device))
  wipe(auth, device, recovery)
  const hasPhrase = secret.type === 'phrase'
  return { kept: { addresses, hasPhrase, setId: id, share }, set }
}
