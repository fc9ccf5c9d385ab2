import type { Hash } from 'viem'
import type { getTransactionError } from '../core/errors/getTransactionError.js'
import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Cancels a pending payment of the embedded wallet: sends nothing to the account
 * itself, with the nonce of the payment and a higher fee. The wallet asks the
 * user. It can lose the race: `getSendStatus`, and a call of `sendToken` that
 * waits for the payment (`TRANSACTION_CANCELLED`), say what has landed.
 *
 * @param parameters.sendId - `id` of the payment, as `getSendStatus` takes it:
 * `sendId` of a `TransactionError` with `RECEIPT_TIMEOUT`
 * @returns `undefined` if the payment is no longer pending; nothing was sent
 * @throws NotConnectedError if the account is not the embedded wallet's
 * @throws TransactionError when it is rejected, or the network refuses it
 *
 * @example
 * await cancelSend(kit, { sendId })
 * const { status } = (await getSendStatus(kit, { sendId })) ?? {}
 */
export async function cancelSend(
  kit: Kit,
  parameters: cancelSend.Parameters,
): Promise<cancelSend.ReturnType> {
  const { sendId, signal = new AbortController().signal } = assertParameters(
    kit,
    parameters,
    { sendId: 'string', signal: 'AbortSignal | undefined' },
  )
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.replaceSend(kit, {
    ...{ isCancelled: true, sendId, signal },
  })
}

export declare namespace cancelSend {
  type Parameters = { sendId: string; signal?: AbortSignal | undefined }
  type ReturnType =
    | {
        /**
         * Transaction hash of the cancellation; `undefined` for calls (EIP-5792),
         * which have one once a block has them.
         */
        hash: Hash | undefined
      }
    | undefined
  type ErrorType = getTransactionError.ReturnType
}
