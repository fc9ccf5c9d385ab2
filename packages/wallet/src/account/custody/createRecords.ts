import { HostError } from 'latchkey/frame'
import type { CustodyState } from '../../core/custodyRecords.js'
import type { CustodyAction } from '../../core/hashChange.js'
import { notOpen } from '../../core/notOpen.js'
import { wrongCode } from '../../core/wrongCode.js'
import type { MethodSecret } from '../../keys/prepareWrap.js'
import type { Made } from '../../keys/signerWire.js'
import type { VaultKey } from '../../storage/sealed.js'
import type { CustodyApi } from '../shares/createCustodyApi.js'
import type { ShareStore } from '../shares/createShareStore.js'
import type { Signer } from '../signer/createSigner.js'

/** A logged-in user. */
export type CustodyUser = { token: string; userId: string }

/** What a method that is there already has given. */
export type GivenSecret = { method: MethodSecret['method']; secret: Uint8Array }

/**
 * Reads and writes the records of a wallet, which are on the server and on this
 * device. The signer gets its input from here, and its output is stored here.
 */
export function createRecords(parameters: createRecords.Parameters) {
  const { api, deviceName, origin, shares, signer, vaultKey } = parameters

  async function getPlace(
    { token, userId }: CustodyUser,
    action: CustodyAction,
  ) {
    const { challenge } = await api.challenge(action, token)
    return { challenge, deviceName, origin, userId, vaultKey }
  }

  /** Keeps what the signer has made, once the server has taken it. */
  async function settle(
    { token, userId }: CustodyUser,
    action: CustodyAction,
    { change, kept }: Made,
  ) {
    await api.change(action, change, token)
    await shares.write(userId, kept)
    return kept.addresses
  }

  /** The server's records, which it gives for what a method has given. */
  async function fetchRecords(
    { token, userId }: CustodyUser,
    { addresses, methods }: CustodyState,
    { method, secret }: GivenSecret,
  ) {
    const wrap = methods.find((one) => one.method === method)
    if (!addresses || !wrap) throw notOpen()
    const given = { method, salt: wrap.salt, secret }
    const proof = await signer.ask('prove', { ...given, userId })
    const records = await api.open({ method, proof }, token).catch(toWrongCode)
    return { given, owner: { addresses, userId }, records }
  }

  /** What the signer opens the key of this device with. */
  async function getSource({ token, userId }: CustodyUser) {
    const kept = await shares.read(userId)
    if (!kept) throw notOpen()
    signer.wake()
    const { auth } = await api.share(kept.setId, token)
    return { auth, kept, userId, vaultKey }
  }

  return { fetchRecords, getPlace, getSource, settle }
}

export declare namespace createRecords {
  type Parameters = {
    api: CustodyApi
    /** As the user reads it in the list of devices. */
    deviceName: string
    /** Of the wallet. */
    origin: string
    shares: ShareStore
    signer: Signer
    vaultKey: VaultKey
  }
}

function toWrongCode(error: unknown): never {
  if (error instanceof HostError && error.code === 'INVALID_PROOF')
    throw wrongCode(error)
  throw error
}
