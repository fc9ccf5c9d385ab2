import { getKitError } from '../core/errors/getKitError.js'
import { loadModule } from '../core/loadModule.js'
import type { SendStatus } from '../core/send/sendStatus.js'
import type { Kit } from '../createKit.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Looks up what became of a send or swap that failed with its fate open: by
 * hash and the account's nonces, on Solana by signature, message and expiry.
 * It sends nothing.
 *
 * @param parameters.sendId - `sendId` of the `TransactionUnknownError` or
 * `TransactionError`
 * @returns `undefined` when it is not noted any more: an identical send has
 * settled it
 * @throws ApiError when the network cannot be asked, ChainNotSupportedError
 * when the config has no such chain
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
