import { getKitError } from '../core/errors/getKitError.js'
import { loadModule } from '../core/loadModule.js'
import type { SendStatus } from '../core/send/sendStatus.js'
import type { Kit } from '../createKit.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Looks up the outcome of a send or swap that failed with an unknown outcome:
 * by hash and account nonces, on Solana by signature, message and expiry.
 * Sends nothing.
 *
 * @param parameters.sendId - `sendId` of the `TransactionUnknownError` or
 * `TransactionError`
 * @returns `undefined` if it is no longer recorded because an identical send
 * has settled it
 * @throws ApiError when the network cannot be reached, ChainNotSupportedError
 * when the chain is not configured
 *
 * @example
 * const { status } = (await getSendStatus(kit, { sendId })) ?? {}
 * if (status === 'notSent') offerAnotherTry()
 */
export async function getSendStatus(
  kit: Kit,
  parameters: getSendStatus.Parameters,
): Promise<getSendStatus.ReturnType> {
  parameters = assertParameters(kit, parameters, { sendId: 'string' })
  const { sendId } = parameters
  try {
    const { payments } = await loadModule(() => import('./payment/payments.js'))
    return (
      (await payments.readSendStatus(kit, sendId)) ??
      (await kit.solana?.getSendStatus({ sendId }))
    )
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getSendStatus {
  type Parameters = { sendId: string }
  type ReturnType = SendStatus | undefined
  type ErrorType = getKitError.ReturnType
}
