import type { Auth } from '../auth/createAuth.js'
import { ServiceError } from '../http/ServiceError.js'
import { changeCustody } from './changeCustody.js'
import { readCustody } from './readCustody.js'
import { payloads } from './schemas.js'
import { type SignedChange, takeChange } from './takeChange.js'

/**
 * Checks that a change of the address is signed by the user's recoverable
 * wallet, if there is one. Without it a thief of the mailbox would give the
 * account another address, and lock its owner out of the wallet.
 *
 * @throws ServiceError INVALID_SIGNATURE, and those of `takeChange`
 */
export async function assertEmailSigned(
  auth: Auth,
  parameters: assertEmailSigned.Parameters,
): Promise<void> {
  const { change, email, token, userId } = parameters
  const { addresses } = await readCustody(auth, userId)
  if (!addresses) return
  if (!change) throw unsigned()
  await changeCustody(auth, userId, async (found) => {
    const { custody, payload } = await takeChange(auth, found, {
      ...{ change, token, userId },
      action: 'change-email',
      getSigner: () => found.addresses?.evm,
      schema: payloads.changeEmail,
    })
    if (payload.email !== email) throw unsigned()
    return { custody, result: undefined }
  })
}

export declare namespace assertEmailSigned {
  type Parameters = {
    change: SignedChange | undefined
    /** The new address, as the user has typed it. */
    email: string
    token: string | undefined
    userId: string
  }
}

function unsigned() {
  return new ServiceError(
    403,
    'INVALID_SIGNATURE',
    'The change is not signed by the wallet',
  )
}
