import type { Connection } from '@solana/web3.js'
import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import { SolanaError } from '../../core/errors/solana.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { SolanaSendOptions } from '../../core/ports/solana.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import type { SolanaContext } from '../solanaContext.js'
import { assertAlone } from './assertAlone.js'
import { createIntent } from './createIntent.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { readBound } from './readBound.js'
import { requestWallet } from './requestWallet.js'
import type { signPayment } from './signPayment.js'
import { toWire } from './toWire.js'

/**
 * Has a wallet sign and send, if it can only do both at once. If its answer is
 * lost, the payment may have been sent.
 *
 * @returns the intent, and the reason why its signature is missing
 * @throws errors that prove that nothing was sent; the intent is then removed
 */
export async function signAndSend(
  context: SolanaContext,
  connection: Connection,
  parameters: signAndSend.Parameters,
): Promise<{ intent: SolanaIntent; cause?: unknown }> {
  const { draft, options = {}, payment, report, signal, wallet } = parameters
  const { caipNetworkId, from } = payment
  signal.throwIfAborted()
  assertAlone(context, payment)
  const noted = createIntent('send', payment, draft)
  const intent = getPaymentJournal(context).save({
    ...noted,
    isHandedOver: true,
  })
  // guard: what is not recorded would be made again
  if (!getPaymentJournal(context).get(intent.id))
    throw new SolanaError({ code: 'RPC_UNREADABLE' })
  // It signs and sends in one step.
  report({ step: 'approving', hash: undefined, sentToNetwork: 'unknown' })
  try {
    const hash = await requestWallet(wallet, {
      address: from,
      run: async () =>
        wallet.signAndSendTransaction?.({
          address: from,
          caipNetworkId,
          options: {
            preflightCommitment: options.preflightCommitment ?? 'confirmed',
            skipPreflight: options.skipPreflight ?? false,
          },
          signal,
          transaction: toWire(draft.message),
        }),
      signal,
    })
    if (!isSignature(hash))
      throw new TransactionUnknownError({
        details: 'The wallet has not answered with a signature',
      })
    // The wallet may have used a newer blockhash than the given one.
    const known = {
      ...{ ...intent, hash, signedAt: Date.now() },
      lastValidBlockHeight: undefined,
    }
    getPaymentJournal(context).save(known)
    const bound = await readBound(connection).catch(() => undefined)
    return { intent: getPaymentJournal(context).save({ ...known, ...bound }) }
  } catch (cause) {
    if (isUnsent(cause, signal)) {
      getPaymentJournal(context).remove(intent.id)
      throw cause
    }
    const signed = { ...intent, signedAt: Date.now() }
    return { cause, intent: getPaymentJournal(context).save(signed) }
  }
}

export declare namespace signAndSend {
  type Parameters = signPayment.Parameters & {
    options?: SolanaSendOptions | undefined
  }
}

/** A wallet that has disconnected, or was aborted, may still send. */
function isUnsent(cause: unknown, signal: AbortSignal) {
  if (signal.aborted || getMoneyState(cause) !== 'no') return false
  return !(cause instanceof Error && cause.name === 'NotConnectedError')
}

function isSignature(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 88 &&
    decodeBase58(value)?.length === 64
  )
}
