import { getMoneyState } from '../../core/errors/getMoneyState.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type {
  SolanaSendParameters,
  SolanaSendResult,
} from '../../core/ports/solana.js'
import { joinSend } from '../../core/send/joinSend.js'
import type { SolanaContext } from '../solanaContext.js'
import { findOpen } from './findOpen.js'
import { resolveSend, type SendRequest } from './resolveSend.js'
import { runSend } from './runSend.js'
import { toSendError } from './toSendError.js'

/**
 * Sends SOL or a token of either token program, and waits until the cluster
 * has it.
 *
 * Account and cluster are fixed by the call. The wallet signs once; the signed
 * bytes are noted and the same ones sent again until they land or expire. An
 * identical call while one is under way joins it; after a reload it takes up
 * the noted one instead of paying twice.
 *
 * @throws SendError, SolanaError, ChainNotSupportedError: nothing was sent
 * @throws UserRejectedRequestError of viem (4001): refused by the person
 * @throws TransactionError when the transaction has failed
 * @throws TransactionUnknownError when nobody can tell whether it was sent
 */
export async function sendToken(
  context: SolanaContext,
  parameters: SolanaSendParameters,
): Promise<SolanaSendResult> {
  const { onStep, options, resend = false, signal } = parameters
  let request: SendRequest | undefined
  try {
    signal?.throwIfAborted()
    request = resolveSend(context, parameters)
    return await send(request)
  } catch (failure) {
    const error = toSendError(failure)
    // This call has sent nothing; what an earlier one has sent may be there.
    const isUnsent = getMoneyState(error) === 'no'
    const open = isUnsent && request && findOpen(context, request)
    if (!open) throw error
    const { hash, id } = open
    throw new TransactionUnknownError({ cause: error, hash, sendId: id })
  }

  function send(request: SendRequest) {
    return joinSend(context, {
      key: toKey(request),
      onStep,
      run: (flight) =>
        runSend(context, request, { ...flight, options, resend }),
      signal,
    })
  }
}

/** However the amount is written, so that nothing else can be the same. */
function toKey({ amount, caipNetworkId, from, mint, to }: SendRequest) {
  const [whole = '', fraction = ''] = amount.split('.')
  const plain = `${whole.replace(/^0+/, '')}.${fraction.replace(/0+$/, '')}`
  return [from, caipNetworkId, mint ?? 'native', to, plain].join()
}
