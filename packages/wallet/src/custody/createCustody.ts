import { HostError } from 'latchkey/frame'
import type { Signer } from '../signer/createSigner.js'
import type { DeviceRecords, Made, SignWork } from '../signer/signerWire.js'
import { encodeBase64 } from '../solana/encodeBase64.js'
import type { VaultKey } from '../storage/sealText.js'
import type { CustodyApi, CustodyState } from './createCustodyApi.js'
import type { ShareStore } from './createShareStore.js'
import { decodeBase64 } from './decodeBase64.js'
import { CODE_BYTES, formatRecoveryCode } from './formatRecoveryCode.js'
import type { CustodyAction } from './hashChange.js'
import { parseRecoveryCode } from './parseRecoveryCode.js'
import type { MethodSecret } from './prepareWrap.js'
import type { Addresses } from './secret.js'
import { wipe } from './wipe.js'

/** A logged-in user. */
export type CustodyUser = { token: string; userId: string }

export type Custody = ReturnType<typeof createCustody>

/** A wallet that is about to be kept; nothing of it is kept yet. */
export type CodeDraft = {
  /** To be written down. */
  code: string
  /**
   * Keeps the wallet once the code was typed back.
   *
   * @throws HostError MISTYPED_CODE, INVALID_RECOVERY_CODE, and those of the
   * server
   */
  confirm(typed: string): Promise<Addresses>
  /** base64, for another method. */
  salt: string
  /** Keeps it under another method than the code, such as a passkey. */
  keep(recovery: MethodSecret): Promise<Addresses>
  /** Forgets it. */
  drop(): void
}

/** What a method that is there already has given. */
type GivenSecret = { method: MethodSecret['method']; secret: Uint8Array }

const SALT_BYTES = 16

/**
 * Wallets that can be recovered: any two of three shares open one, of which
 * the device has one, the server one, and the third is at the server under a
 * key that only the user's code or passkey gives. The shares are combined by
 * the signer, in a worker; this page only carries them, sealed.
 */
export function createCustody(parameters: {
  api: CustodyApi
  /** As the user reads it in the list of devices. */
  deviceName: string
  /** Of the wallet. */
  origin: string
  shares: ShareStore
  signer: Signer
  vaultKey: VaultKey
}) {
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

  /** Keeps a new wallet, after its records were opened as a device would. */
  async function create(
    user: CustodyUser,
    given: { from: DeviceRecords | undefined; recovery: MethodSecret },
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

  /** The server's records, which it gives for what a method has given. */
  async function fetchRecords(
    { token, userId }: CustodyUser,
    { addresses, methods }: CustodyState,
    { method, secret }: GivenSecret,
  ) {
    const wrap = methods.find((one) => one.method === method)
    if (!addresses || !wrap) throw missing()
    const given = { method, salt: wrap.salt, secret }
    const proof = await signer.ask('prove', { ...given, userId })
    const records = await api.open({ method, proof }, token).catch(toWrongCode)
    return { given, owner: { addresses, userId }, records }
  }

  /**
   * Opens the wallet with what a method has given, and makes this device one
   * of its own.
   */
  async function enrol(
    user: CustodyUser,
    state: CustodyState,
    { method, secret }: GivenSecret,
  ) {
    const opening = await fetchRecords(user, state, { method, secret })
    const place = await getPlace(user, 'add-set')
    const made = await signer
      .ask('enrol', { ...place, ...opening })
      .finally(() => wipe(secret))
    return settle(user, 'add-set', made)
  }

  /** What the signer opens the key of this device with. */
  async function getSource({ token, userId }: CustodyUser) {
    const kept = await shares.read(userId)
    if (!kept) throw missing()
    signer.wake()
    const { auth } = await api.share(kept.setId, token)
    return { auth, kept, userId, vaultKey }
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

  /** Gives the wallet another recovery key, under another code. */
  async function replaceWrap(user: CustodyUser, recovery: MethodSecret) {
    const source = await getSource(user)
    const place = await getPlace(user, 'change-wrap')
    const made = await signer.ask('replaceWrap', {
      ...{ ...place, recovery, source },
    })
    return settle(user, 'change-wrap', made)
  }

  return {
    describe: ({ token }: CustodyUser) => api.describe(token),

    /**
     * Begins a wallet that a recovery code brings back.
     *
     * @param from - keys that this device has already; default: new ones
     */
    draft: (user: CustodyUser, from?: DeviceRecords): CodeDraft =>
      toDraft((recovery) =>
        create(user, { from, recovery }).catch((error) =>
          openMade(user, recovery, error),
        ),
      ),

    /**
     * Opens the user's wallet on this device.
     *
     * @throws HostError MISTYPED_CODE, INVALID_RECOVERY_CODE, TOO_MANY_TRIES,
     * SHARE_REFUSED, and those of the server
     */
    async recover(user: CustodyUser, typed: string): Promise<Addresses> {
      const secret = parseRecoveryCode(typed)
      if (!secret) throw mistyped()
      const state = await api.describe(user.token)
      return enrol(user, state, { method: 'code', secret })
    },

    /**
     * As `recover`, with what a passkey has given.
     *
     * @throws as `recover`
     */
    async recoverWith(
      user: CustodyUser,
      given: GivenSecret,
    ): Promise<Addresses> {
      return enrol(user, await api.describe(user.token), given)
    },

    /**
     * As `recover`, for a wallet that the server can open: it gives what does
     * so soon after a login.
     *
     * @throws HostError FRESH_LOGIN_REQUIRED, and as `recover`
     */
    async recoverByLogin(user: CustodyUser): Promise<Addresses> {
      const released = await api.release(user.token)
      const secret = decodeBase64(released.secret)
      if (!secret) throw missing()
      const state = await api.describe(user.token)
      return enrol(user, state, { method: 'automatic', secret })
    },

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
      const secret = 'typed' in by ? parseRecoveryCode(by.typed) : by.secret
      if (!secret) throw mistyped()
      const { method } = by
      const state = await api.describe(user.token)
      const opening = await fetchRecords(user, state, { method, secret })
      return toDraft(
        async (recovery) => {
          const kept = await shares.read(user.userId)
          if (!kept) throw missing()
          const { setId } = kept
          const place = await getPlace(user, 'change-wrap')
          const made = await signer.ask('addWrap', {
            ...{ ...place, ...opening, recovery, setId },
          })
          return settle(user, 'change-wrap', made)
        },
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

/** A new recovery code, which counts once it was typed back. */
function toDraft(
  keep: (recovery: MethodSecret) => Promise<Addresses>,
  onEnd = () => {},
): CodeDraft {
  const bytes = random(CODE_BYTES)
  const code = formatRecoveryCode(bytes)
  const salt = encodeBase64(random(SALT_BYTES))
  function drop() {
    wipe(bytes)
    onEnd()
  }
  async function keepOnce(recovery: MethodSecret) {
    const addresses = await keep(recovery)
    wipe(recovery.secret)
    drop()
    return addresses
  }
  return {
    code,
    async confirm(typed) {
      const secret = parseRecoveryCode(typed)
      const isSame = secret?.every((byte, index) => byte === bytes[index])
      if (!secret) throw mistyped()
      if (!isSame) throw wrongCode() // guard: custody-typed-back
      return keepOnce({ method: 'code', salt, secret })
    },
    salt,
    keep: keepOnce,
    drop,
  }
}

function random(length: number) {
  return crypto.getRandomValues(new Uint8Array(length))
}

function toWrongCode(error: unknown): never {
  if (error instanceof HostError && error.code === 'INVALID_PROOF')
    throw wrongCode(error)
  throw error
}

function wrongCode(cause?: unknown) {
  return new HostError({
    message: 'The recovery code is not right',
    code: 'INVALID_RECOVERY_CODE',
    cause,
  })
}

function mistyped() {
  return new HostError({
    message: 'The recovery code is mistyped',
    code: 'MISTYPED_CODE',
  })
}

function missing() {
  return new HostError({
    message: 'The account is not open on this device. Sign in again.',
    code: 'LOGIN_REQUIRED',
  })
}
