import type { Hash } from 'viem'
import type { getTransactionError } from '../core/errors/getTransactionError.js'
import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Sends a pending payment of the embedded wallet again at a higher fee, with the
 * same nonce, so that it cannot be paid twice. The wallet asks the user. A call
 * of `sendToken` that waits for the payment settles with whichever lands.
 *
 * @param parameters.sendId - `id` of the payment, as `getSendStatus` takes it:
 * `sendId` of a `TransactionError` with `RECEIPT_TIMEOUT`
 * @returns `undefined` if the payment is no longer pending; nothing was sent. A
 * payment that was seen and then dropped by the nodes is sent again
 * @throws NotConnectedError if the account is not the embedded wallet's
 * @throws TransactionError when it is rejected, or the network refuses it
 *
 * @example
 * const sent = await speedUp(kit, { sendId })
 * if (!sent) await getSendStatus(kit, { sendId })
 */
export async function speedUp(
  kit: Kit,
  parameters: speedUp.Parameters,
): Promise<speedUp.ReturnType> {
  const { sendId, signal = new AbortController().signal } = assertParameters(
    kit,
    parameters,
    { sendId: 'string', signal: 'AbortSignal | undefined' },
  )
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.replaceSend(kit, {
    ...{ isCancelled: false, sendId, signal },
  })
}

export declare namespace speedUp {
  type Parameters = { sendId: string; signal?: AbortSignal | undefined }
  type ReturnType =
    | {
        /**
         * Transaction hash of the replacement; `undefined` for calls (EIP-5792),
         * which have one once a block has them.
         */
        hash: Hash | undefined
      }
    | undefined
  type ErrorType = getTransactionError.ReturnType
}
