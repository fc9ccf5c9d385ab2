import { HostError } from 'latchkey/frame'
import { encodeBase64 } from '../solana/encodeBase64.js'
import type { CustodyApi, CustodyState } from './createCustodyApi.js'
import { createSecret } from './createSecret.js'
import type { ShareStore } from './createShareStore.js'
import { decodeBase64 } from './decodeBase64.js'
import { deriveAddresses } from './deriveAddresses.js'
import { deriveKeys, type Keys } from './deriveKeys.js'
import { deriveWrapKeys } from './deriveWrapKeys.js'
import { CODE_BYTES, formatRecoveryCode } from './formatRecoveryCode.js'
import type { CustodyAction } from './hashChange.js'
import { openRecords } from './openRecords.js'
import { openShares } from './openShares.js'
import { parseRecoveryCode } from './parseRecoveryCode.js'
import { prepareSet } from './prepareSet.js'
import { type MethodSecret, prepareWrap } from './prepareWrap.js'
import type { Addresses, Secret } from './secret.js'
import { signChange } from './signChange.js'
import { wipe } from './wipe.js'

type Opened = {
  addresses: Addresses
  keys: Keys
  secret: Secret
  /** Of this device. */
  setId: string
}

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

const KEY_BYTES = 32
const SALT_BYTES = 16

/**
 * Wallets that can be recovered: any two of three shares open one, of which
 * the device has one, the server one, and the third is at the server under a
 * key that only the user's code or passkey gives.
 */
export function createCustody(parameters: {
  api: CustodyApi
  /** As the user reads it in the list of devices. */
  deviceName: string
  /** Of the wallet. */
  origin: string
  shares: ShareStore
}) {
  const { api, deviceName, origin, shares } = parameters

  async function change(signed: Parameters<typeof signChange>[0]) {
    const { action, token } = signed
    return api.change(action, await signChange(signed), token)
  }

  /** Keeps a new wallet, after its records were opened as a device would. */
  async function create(
    user: CustodyUser,
    given: { recovery: MethodSecret; secret: Secret },
  ) {
    const { token, userId } = user
    const { recovery, secret } = given
    const keys = await deriveKeys(secret)
    const addresses = deriveAddresses(keys)
    const owner = { addresses, userId }
    const recoveryKey = random(KEY_BYTES)
    const keyId = crypto.randomUUID()
    const wrap = await prepareWrap({ owner, recoveryKey, secret: recovery })
    const prepared = { deviceName, owner, recoveryKey, secret }
    const { kept, set } = await prepareSet(prepared)
    wipe(recoveryKey)
    await rehearse(user, { addresses, keyId, recovery, set, wrap })
    const payload = { addresses, keyId, set, wrap }
    await change({
      ...{ api, origin, payload, token, userId },
      action: 'create',
      key: keys.evm,
    }).finally(() => wipe(keys.evm, keys.solana))
    await shares.write(userId, kept)
    return addresses
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

  /** Opens records as another device will, before anything relies on them. */
  async function rehearse(
    { userId }: CustodyUser,
    made: {
      addresses: Addresses
      keyId: string
      recovery: MethodSecret
      set: { id: string; auth: string; recovery: string }
      wrap: { id: string; data: string }
    },
  ) {
    const { addresses, keyId, recovery, set, wrap } = made
    const { key, proof } = await deriveWrapKeys({ ...recovery, userId })
    const opened = await openRecords({
      key,
      method: recovery.method,
      owner: { addresses, userId },
      records: { keyId, sets: [set], wrap },
    })
    wipe(key, proof, opened.keys.evm, opened.keys.solana, opened.recoveryKey)
    wipeSecret(opened.secret)
  }

  /**
   * Opens the wallet with what a method has given, and makes this device one
   * of its own.
   */
  async function enrol(
    { token, userId }: CustodyUser,
    state: CustodyState,
    given: { method: MethodSecret['method']; secret: Uint8Array },
  ) {
    const { method, secret } = given
    const wrap = state.methods.find((one) => one.method === method)
    const { addresses } = state
    if (!addresses || !wrap) throw missing()
    const { salt } = wrap
    const keys = await deriveWrapKeys({ method, salt, secret, userId })
    const proof = encodeBase64(keys.proof)
    const records = await api.open({ method, proof }, token).catch(toWrongCode)
    const owner = { addresses, userId }
    const opened = await openRecords({ key: keys.key, method, owner, records })
    wipe(keys.key, keys.proof)
    const { recoveryKey } = opened
    const prepared = { deviceName, owner, recoveryKey, secret: opened.secret }
    const { kept, set } = await prepareSet(prepared)
    wipe(recoveryKey)
    await change({
      ...{ api, origin, token, userId },
      action: 'add-set',
      key: opened.keys.evm,
      payload: { keyId: records.keyId, set },
    }).finally(() => {
      wipe(opened.keys.evm, opened.keys.solana)
      wipeSecret(opened.secret)
    })
    await shares.write(userId, kept)
    return addresses
  }

  /** As `withKeys` of the object; the others use it. */
  async function withKeys<result>(
    { token, userId }: CustodyUser,
    run: (opened: Opened) => Promise<result>,
  ): Promise<result> {
    const kept = await shares.read(userId)
    const device = kept && decodeBase64(kept.share)
    if (!kept || !device) throw missing()
    const { auth } = await api.share(kept.setId, token)
    const share = decodeBase64(auth) ?? new Uint8Array()
    const { addresses, setId } = kept
    const opened = await openShares({
      expected: addresses,
      shares: [device, share],
    }).finally(() => wipe(device, share))
    try {
      return await run({ ...opened, addresses, setId })
    } finally {
      wipe(opened.keys.evm, opened.keys.solana)
      wipeSecret(opened.secret)
    }
  }

  const sign = (
    { token, userId }: CustodyUser,
    action: CustodyAction,
    payload: object,
  ) =>
    withKeys({ token, userId }, ({ keys }) =>
      change({
        ...{ action, api, origin, payload, token, userId },
        key: keys.evm,
      }),
    )

  /** Gives the wallet another recovery key, under another code. */
  function replaceWrap(user: CustodyUser, recovery: MethodSecret) {
    const { token, userId } = user
    return withKeys(user, async ({ addresses, keys, secret, setId }) => {
      const owner = { addresses, userId }
      const recoveryKey = random(KEY_BYTES)
      const keyId = crypto.randomUUID()
      const wrap = await prepareWrap({ owner, recoveryKey, secret: recovery })
      const prepared = { deviceName, owner, recoveryKey, secret }
      const { kept, set } = await prepareSet(prepared)
      wipe(recoveryKey)
      await rehearse(user, { addresses, keyId, recovery, set, wrap })
      await change({
        ...{ api, origin, token, userId },
        action: 'change-wrap',
        key: keys.evm,
        payload: { keyId, set, setId, wrap },
      })
      await shares.write(userId, kept)
      return addresses
    })
  }

  return {
    describe: ({ token }: CustodyUser) => api.describe(token),

    /**
     * Begins a wallet that a recovery code brings back.
     *
     * @param secret - keys that the user has already; default: new ones
     */
    draft(user: CustodyUser, secret: Secret = createSecret()): CodeDraft {
      return toDraft(
        (recovery) =>
          create(user, { recovery, secret }).catch((error) =>
            openMade(user, recovery, error),
          ),
        () => wipeSecret(secret),
      )
    },

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
      given: { method: MethodSecret['method']; secret: Uint8Array },
    ): Promise<Addresses> {
      return enrol(user, await api.describe(user.token), given)
    },

    /**
     * Runs with the keys of this device's wallet, and wipes them after. The
     * server's share is fetched each time, so that a removed device signs
     * nothing any longer.
     *
     * @throws HostError LOGIN_REQUIRED, DEVICE_REVOKED, SHARE_REFUSED
     */
    withKeys,

    /**
     * Begins another recovery code for a wallet that this device opens; the
     * code before opens nothing any longer.
     */
    draftCode(user: CustodyUser): CodeDraft {
      return toDraft((recovery) => replaceWrap(user, recovery))
    },

    /**
     * Removes a device: its share of the key goes.
     *
     * @throws HostError LAST_DEVICE, and those of `withKeys`
     */
    removeDevice: (user: CustodyUser, setId: string) =>
      sign(user, 'remove-set', { setId }),

    /** Signs a change of the user's address, which the server asks for. */
    signEmail: ({ token, userId }: CustodyUser, email: string) =>
      withKeys({ token, userId }, ({ keys }) =>
        signChange({
          ...{ api, origin, token, userId },
          action: 'change-email',
          key: keys.evm,
          payload: { email },
        }),
      ),

    /** Deletes the wallet's records at the server, after its delay. */
    remove: (user: CustodyUser) => sign(user, 'delete', {}),

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
  function forget() {
    wipe(bytes)
    onEnd()
  }
  async function keepOnce(recovery: MethodSecret) {
    const addresses = await keep(recovery)
    wipe(recovery.secret)
    forget()
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
    drop: forget,
  }
}

function random(length: number) {
  return crypto.getRandomValues(new Uint8Array(length))
}

function wipeSecret(secret: Secret) {
  if (secret.type === 'phrase') wipe(secret.entropy)
  else wipe(secret.evm, secret.solana)
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
