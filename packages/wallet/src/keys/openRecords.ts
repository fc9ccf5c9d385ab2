import { HostError } from 'latchkey/frame'
import { bindTo, type Method, type Owner } from '../core/bindTo.js'
import type { CustodyRecords } from '../core/custodyRecords.js'
import { decodeBase64 } from '../core/decodeBase64.js'
import type { Secret } from '../core/secret.js'
import { wipe } from '../core/wipe.js'
import type { Keys } from './deriveKeys.js'
import { openBox } from './openBox.js'
import { openShares } from './openShares.js'

/**
 * Opens the records of a wallet with the key of a code or a passkey. One good
 * set is enough; all of them are tried.
 *
 * @throws HostError SHARE_REFUSED when none belongs to this user, method and
 * addresses
 */
export async function openRecords(parameters: {
  /** As `deriveWrapKeys` gives it. */
  key: Uint8Array
  method: Method
  owner: Owner
  records: CustodyRecords
}): Promise<{ keys: Keys; recoveryKey: Uint8Array; secret: Secret }> {
  const { key, method, owner, records } = parameters
  const recoveryKey = await openBox({
    bind: bindTo(owner, { method, wrapId: records.wrap.id }),
    box: records.wrap.data,
    key,
  })
  if (!recoveryKey) throw refused()
  for (const { auth, id, recovery } of records.sets) {
    const authShare = decodeBase64(auth)
    const recoveryShare = await openBox({
      bind: bindTo(owner, { setId: id }),
      box: recovery,
      key: recoveryKey,
    })
    const opened =
      authShare &&
      recoveryShare &&
      (await openShares({
        expected: owner.addresses,
        shares: [authShare, recoveryShare],
      }).catch(() => undefined))
    wipe(authShare, recoveryShare)
    if (opened) return { ...opened, recoveryKey }
  }
  wipe(recoveryKey)
  throw refused()
}

function refused() {
  return new HostError({
    message: 'The records of this wallet are not the right ones',
    code: 'SHARE_REFUSED',
  })
}
