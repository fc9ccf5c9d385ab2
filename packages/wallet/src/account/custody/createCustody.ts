import { HostError } from 'latchkey/frame'
import type { CustodyAction } from '../../core/hashChange.js'
import { readTypedCode } from '../../core/readTypedCode.js'
import { refuseShare } from '../../core/refuseShare.js'
import { wipe } from '../../core/wipe.js'
import type { MethodSecret } from '../../keys/prepareWrap.js'
import type { FoundRecords, SignWork } from '../../keys/signerWire.js'
import type { HandedSet } from '../../wire/copy.js'
import { type CodeDraft, toDraft } from '../recovery/toDraft.js'
import {
  type CustodyUser,
  createRecords,
  type GivenSecret,
} from './createRecords.js'
import { createRecovery } from './createRecovery.js'
import { createWraps } from './createWraps.js'

export type Custody = ReturnType<typeof createCustody>

/**
 * Wallets that can be recovered: any two of three shares open one, of which
 * the device has one, the server one, and the third is at the server under a
 * key that only the user's code or passkey gives. The shares are combined by
 * the signer, in a worker; this page only carries them, sealed.
 */
export function createCustody(parameters: createRecords.Parameters) {
  const { api, shares, signer, vaultKey } = parameters
  const records = createRecords(parameters)
  const { fetchRecords, getPlace, getSource, settle } = records
  const { enrol, recover, recoverByLogin, recoverWith } = createRecovery({
    ...{ api, records, signer },
  })
  const { addWrap, replaceWrap } = createWraps({ records, shares, signer })

  /** Keeps a new wallet, after its records were opened as a device would. */
  async function create(
    user: CustodyUser,
    given: { from: FoundRecords | undefined; recovery: MethodSecret },
  ) {
    const place = await getPlace(user, 'create')
    const made = await signer.ask('create', { ...place, ...given })
    return settle(user, 'create', made)
  }

  /** A wallet that was kept although its answer was lost is this one. */
  async function openMade(
    user: CustodyUser,
    recovery: MethodSecret,
    error: unknown,
  ) {
    if (!(error instanceof HostError) || error.code !== 'CUSTODY_EXISTS')
      throw error
    const state = await api.describe(user.token)
    return enrol(user, state, recovery).catch(() => {
      throw error
    })
  }

  async function signChange(
    user: CustodyUser,
    action: CustodyAction,
    payload: object,
  ) {
    const source = await getSource(user)
    const place = await getPlace(user, action)
    return signer.ask('change', { ...place, action, payload, source })
  }

  async function change(
    user: CustodyUser,
    action: CustodyAction,
    payload: object,
  ) {
    const signed = await signChange(user, action, payload)
    return api.change(action, signed, user.token)
  }

  return {
    describe: ({ token }: CustodyUser) => api.describe(token),

    /**
     * Begins a wallet that a recovery code brings back.
     *
     * @param from - keys that this device has already; default: new ones
     */
    draft: (user: CustodyUser, from?: FoundRecords): CodeDraft =>
      toDraft((recovery) =>
        create(user, { from, recovery }).catch((error) =>
          openMade(user, recovery, error),
        ),
      ),

    /**
     * Opens the wallet with the set that this browser has already, as a frame
     * at another site has left it.
     *
     * @throws HostError DEVICE_REVOKED when the set was removed,
     * SHARE_REFUSED when it is of another wallet
     */
    async join(user: CustodyUser, handed: HandedSet): Promise<void> {
      const { deviceId, kept } = handed
      const { token, userId } = user
      const { addresses } = await api.describe(token)
      const isSame =
        kept.addresses.evm === addresses?.evm &&
        kept.addresses.solana === addresses.solana
      if (!isSame) throw refuseShare() // guard: custody-joined
      const { setId } = kept
      await api.join({ deviceId, setId }, token)
      const { auth } = await api.share(setId, token)
      // Opened once: a share that does not fit would be kept for nothing.
      await signer.ask('sign', {
        source: { auth, kept, userId, vaultKey },
        work: { type: 'message', message: '' },
      })
      await shares.write(userId, kept)
    },

    recover,
    recoverByLogin,
    recoverWith,

    /**
     * Has the signer sign with the keys of this device's wallet. The server's
     * share is fetched each time, so that a removed device signs nothing any
     * longer.
     *
     * @throws HostError LOGIN_REQUIRED, DEVICE_REVOKED, SHARE_REFUSED
     */
    sign: async (user: CustodyUser, work: SignWork) =>
      signer.ask('sign', { source: await getSource(user), work }),

    /**
     * A private key as other wallets import it, or the phrase. The only thing
     * that lets a key out of the signer: for a user who has held the button
     * and has just logged in.
     *
     * @throws HostError NO_PHRASE for keys of an earlier version, and those of
     * `sign`
     */
    exportKey: async (user: CustodyUser, kind: 'evm' | 'solana' | 'phrase') =>
      signer.ask('exportKey', { kind, source: await getSource(user) }),

    /**
     * Begins another recovery code for a wallet that this device opens; the
     * code before opens nothing any longer.
     */
    draftCode: (user: CustodyUser): CodeDraft =>
      toDraft((recovery) => replaceWrap(user, recovery)),

    /**
     * Begins another method beside one that is there, such as a passkey beside
     * a code: both open the wallet then.
     *
     * @throws HostError MISTYPED_CODE, INVALID_RECOVERY_CODE, TOO_MANY_TRIES
     */
    async draftBeside(
      user: CustodyUser,
      by: { method: 'code'; typed: string } | GivenSecret,
    ): Promise<CodeDraft> {
      const secret = 'typed' in by ? readTypedCode(by.typed) : by.secret
      const { method } = by
      const state = await api.describe(user.token)
      const opening = await fetchRecords(user, state, { method, secret })
      return toDraft(
        (recovery) => addWrap(user, opening, recovery),
        () => wipe(secret),
      )
    },

    /**
     * Removes a device: its share of the key goes.
     *
     * @throws HostError LAST_DEVICE, and those of `sign`
     */
    removeDevice: (user: CustodyUser, setId: string) =>
      change(user, 'remove-set', { setId }),

    /** Signs a change of the user's address, which the server asks for. */
    signEmail: (user: CustodyUser, email: string) =>
      signChange(user, 'change-email', { email }),

    /** Deletes the wallet's records at the server, after its delay. */
    remove: (user: CustodyUser) => change(user, 'delete', {}),

    /** Takes that back. */
    keep: ({ token }: CustodyUser) => api.keep(token),
  }
}
