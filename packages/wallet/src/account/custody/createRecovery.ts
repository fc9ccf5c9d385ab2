import type { CustodyState } from '../../core/custodyRecords.js'
import { decodeBase64 } from '../../core/decodeBase64.js'
import { notOpen } from '../../core/notOpen.js'
import { readTypedCode } from '../../core/readTypedCode.js'
import type { Addresses } from '../../core/secret.js'
import { wipe } from '../../core/wipe.js'
import type { CustodyApi } from '../shares/createCustodyApi.js'
import type { Signer } from '../signer/createSigner.js'
import type {
  CustodyUser,
  createRecords,
  GivenSecret,
} from './createRecords.js'

/** Opens wallets on devices that do not open them yet. */
export function createRecovery(parameters: {
  api: CustodyApi
  records: ReturnType<typeof createRecords>
  signer: Signer
}) {
  const { api, records, signer } = parameters

  /**
   * Opens the wallet with what a method has given, and makes this device one
   * of its own.
   */
  async function enrol(
    user: CustodyUser,
    state: CustodyState,
    { method, secret }: GivenSecret,
  ) {
    const opening = await records.fetchRecords(user, state, { method, secret })
    const place = await records.getPlace(user, 'add-set')
    const made = await signer
      .ask('enrol', { ...place, ...opening })
      .finally(() => wipe(secret))
    return records.settle(user, 'add-set', made)
  }

  return {
    enrol,

    /**
     * Opens the user's wallet on this device.
     *
     * @throws HostError MISTYPED_CODE, INVALID_RECOVERY_CODE, TOO_MANY_TRIES,
     * SHARE_REFUSED, and those of the server
     */
    async recover(user: CustodyUser, typed: string): Promise<Addresses> {
      const secret = readTypedCode(typed)
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
      if (!secret) throw notOpen()
      const state = await api.describe(user.token)
      return enrol(user, state, { method: 'automatic', secret })
    },
  }
}
