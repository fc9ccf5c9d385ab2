import { notOpen } from '../../core/notOpen.js'
import type { MethodSecret } from '../../keys/prepareWrap.js'
import type { ShareStore } from '../shares/createShareStore.js'
import type { Signer } from '../signer/createSigner.js'
import type { CustodyUser, createRecords } from './createRecords.js'

type Records = ReturnType<typeof createRecords>

/** Sets up other ways back into a wallet that this device opens. */
export function createWraps(parameters: {
  records: Records
  shares: ShareStore
  signer: Signer
}) {
  const { records, shares, signer } = parameters
  const { getPlace, getSource, settle } = records

  /** Gives the wallet another recovery key, under another code. */
  async function replaceWrap(user: CustodyUser, recovery: MethodSecret) {
    const source = await getSource(user)
    const place = await getPlace(user, 'change-wrap')
    const made = await signer.ask('replaceWrap', {
      ...{ ...place, recovery, source },
    })
    return settle(user, 'change-wrap', made)
  }

  /** Encrypts the recovery key for another method, too. */
  async function addWrap(
    user: CustodyUser,
    opening: Awaited<ReturnType<Records['fetchRecords']>>,
    recovery: MethodSecret,
  ) {
    const kept = await shares.read(user.userId)
    if (!kept) throw notOpen()
    const { setId } = kept
    const place = await getPlace(user, 'change-wrap')
    const made = await signer.ask('addWrap', {
      ...{ ...place, ...opening, recovery, setId },
    })
    return settle(user, 'change-wrap', made)
  }

  return { addWrap, replaceWrap }
}
