import { HostError } from 'latchkey/frame'
import type { Addresses } from '../../core/secret.js'
import type { SignWork } from '../../keys/signerWire.js'
import type { Session, SessionData } from '../session/createSession.js'
import type { ShareStore } from '../shares/createShareStore.js'
import { createSignerWallets } from '../signer/createSignerWallets.js'
import type { Custody } from './createCustody.js'

/**
 * Accounts whose keys are split between this device and the server.
 *
 * @param parameters.join - opens the wallet with another set of this browser,
 * where one replaces the set that was removed
 * @param parameters.load - loads what has the signer sign
 */
export function createCustodyWallets(parameters: {
  /** Accounts whose share a window keeps; told without it. */
  getKept?: ((userId: string) => Promise<Addresses | undefined>) | undefined
  join(user: SessionData): Promise<boolean>
  load(): Promise<Pick<Custody, 'sign'>>
  session: Pick<Session, 'read'>
  shares: ShareStore
}): createSignerWallets.ReturnType {
  const { getKept, join, load, session, shares } = parameters

  async function getAddresses(userId: string) {
    const share = await shares.read(userId)
    const addresses = share?.addresses ?? (await getKept?.(userId))
    if (addresses) return addresses
    throw new HostError({
      message: 'The account is not open yet. Sign in again.',
      code: 'LOGIN_REQUIRED',
    })
  }

  async function signAs(userId: string, work: SignWork) {
    const current = await session.read()
    // Somebody else may have signed in meanwhile, in another tab.
    if (current?.userId !== userId)
      throw new HostError({ message: 'Not signed in', code: 4100 })
    const { sign } = await load()
    try {
      return await sign(current, work)
    } catch (error) {
      if (!(error instanceof HostError) || error.code !== 'DEVICE_REVOKED')
        throw error
      const before = await shares.read(userId)
      await shares.remove(userId)
      if (await join(current)) {
        const after = await shares.read(userId)
        // What was approved was for the accounts of before.
        if (isSame(before?.addresses, after?.addresses))
          // guard: same wallet
          return await sign(current, work)
      }
      throw new HostError({
        message: 'This device was removed. Sign in again.',
        code: 'LOGIN_REQUIRED',
        cause: error,
      })
    }
  }

  return createSignerWallets({ getAddresses, sign: signAs })
}

function isSame(before: Addresses | undefined, after: Addresses | undefined) {
  return before?.evm === after?.evm && before?.solana === after?.solana
}
