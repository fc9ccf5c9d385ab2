import {
  ApiError,
  ApiRequestError,
  ApiResponseError,
} from '../../core/errors/api.js'
import { KitError } from '../../core/errors/base.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import { SolanaError } from '../../core/errors/solana.js'
import { toOfflineError } from '../../core/errors/toOfflineError.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type {
  SolanaSendParameters,
  SolanaSendProgress,
  SolanaSendResult,
} from '../../core/ports/solana.js'
import { createSingleFlight } from '../../core/promise/createSingleFlight.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import type { SolanaContext } from '../solanaContext.js'
import { toKitError } from '../toKitError.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { resolveSend, type SendRequest } from './resolveSend.js'
import { runSend } from './runSend.js'

/**
 * Sends SOL or a token of either token program, and waits until the cluster
 * has it.
 *
 * Account and cluster are fixed by the call. The wallet signs once; the signed
 * bytes are recorded, and sent again until they land or expire. An identical
 * call shares the one in flight; after a reload it resumes the recorded one
 * instead of paying twice.
 *
 * @throws SendError, SolanaError, ChainNotSupportedError: nothing was sent
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 * @throws TransactionError when the transaction has failed
 * @throws TransactionUnknownError when it is unknown whether it was sent
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
    // This call has sent nothing, but an earlier one may have.
    const isUnsent = getMoneyState(error) === 'no'
    const open = isUnsent && request && findOpen(context, request)
    if (!open) throw error
    const { hash, id } = open
    throw new TransactionUnknownError({ cause: error, hash, sendId: id })
  }

  function send(request: SendRequest) {
    return context.own(createSends)({
      key: toKey(request, options?.memo),
      onProgress: onStep,
      run: (flight) =>
        runSend(context, request, { ...flight, options, resend }),
      signal,
    })
  }
}

/** Solana sends in flight: a double click requests one approval. */
const createSends = () =>
  createSingleFlight<SolanaSendProgress>({ isAbortedByRun: true })

/**
 * Normalizes the amount, so that identical payments have the same key. A name
 * that has just moved is still the receiver the user has clicked on twice.
 */
function toKey(
  { amount, caipNetworkId, from, mint, name, to }: SendRequest,
  memo = '',
) {
  const [whole = '', fraction = ''] = amount.split('.')
  const plain = `${whole.replace(/^0+/, '')}.${fraction.replace(/0+$/, '')}`
  return [from, caipNetworkId, mint ?? 'native', name ?? to, plain, memo].join()
}

/**
 * Returns an identical earlier payment that may have been sent. Amounts are
 * compared without their zeros, because the decimals may not be known.
 */
function findOpen(
  context: SolanaContext,
  request: SendRequest,
): SolanaIntent | undefined {
  return getPaymentJournal(context)
    .list()
    .find(
      (intent) =>
        intent.isHandedOver &&
        intent.caipNetworkId === request.caipNetworkId &&
        intent.from === request.from &&
        intent.to === request.to &&
        intent.mint === request.mint &&
        trim(intent.shown ?? intent.amount) === trim(request.amount),
    )
}

function trim(amount: string) {
  return amount.replace('.', '').replace(/^0+|0+$/g, '')
}

/**
 * Converts the error of a failed send for the app. An error says so itself if
 * something may have been sent, so all others are from before that.
 */
function toSendError(error: unknown): Error {
  const found = toKitError(error)
  if (!(found instanceof KitError) || found.sentToNetwork) return found
  const offline = toOfflineError(found)
  if (offline !== found) return offline
  const { code, details, shortMessage } = found
  if (found instanceof ApiError)
    return new SolanaError({ code: toCode(found), cause: found, details })
  return new KitError(shortMessage, {
    code,
    cause: found,
    details,
    sentToNetwork: 'no',
  })
}

function toCode(error: ApiError) {
  if (error instanceof ApiResponseError) return 'RPC_UNREADABLE'
  const isBusy = error instanceof ApiRequestError && error.status === 429
  return isBusy ? 'RPC_BUSY' : 'RPC_FAILED'
}
