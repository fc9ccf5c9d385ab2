import { TransactionUnknownError } from '../../core/errors/transaction.js'
import { createSingleFlight } from '../../core/promise/createSingleFlight.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { withNotSent } from '../../features/payments/withNotSent.js'
import type { resolveSwap } from '../../features/swap/resolveSwap.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { toSwapError } from '../../features/swap/toSwapError.js'
import type {
  SwapParameters,
  SwapProgress,
  SwapResult,
} from '../../features/swap/types.js'
import { runSwap } from './runSwap.js'
import { runSwapQuote } from './runSwapQuote.js'
import { toSwapKey, toSwapRequest } from './toSwapRequest.js'

/** Swaps in flight: a double click requests one approval. */
const createSwaps = () =>
  createSingleFlight<SwapProgress>({ isAbortedByRun: true })

/**
 * Runs a swap, or shares an identical one in flight.
 *
 * @param accounts - accounts at the time of the call
 */
export async function startSwap(
  kit: Kit,
  parameters: SwapParameters,
  accounts: resolveSwap.Accounts,
): Promise<SwapResult> {
  const tokens = {
    swapFromToken: parameters.quote?.from?.symbol,
    swapToToken: parameters.quote?.to?.symbol,
  }
  let step: SwapProgress['step'] | undefined
  function onStep(progress: SwapProgress) {
    step = progress.step
    parameters.onStep?.(progress)
  }
  emit(kit, { event: 'INITIATE_SWAP', ...tokens })
  try {
    const swapped = await run(kit, { ...parameters, onStep }, accounts)
    const network = swapped.caipNetworkId
    emit(kit, { event: 'SWAP_SUCCESS', network, ...tokens })
    return swapped
  } catch (error) {
    const isApproval = step === 'approving'
    const event = isApproval ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR'
    emit(kit, { error, event, ...tokens })
    throw error
  }
}

async function run(
  kit: Kit,
  parameters: SwapParameters,
  accounts: resolveSwap.Accounts,
): Promise<SwapResult> {
  const { onStep, signal } = parameters
  try {
    const { quote, request } = await withNotSent(async () => {
      signal?.throwIfAborted()
      const quote = await getQuote(kit, parameters, accounts)
      return { quote, request: await toSwapRequest(kit, quote, accounts) }
    })
    return await kit.own(createSwaps)({
      key: toSwapKey(request),
      onProgress: onStep,
      run: (context) =>
        runSwap(kit, { ...parameters, quote, request }, context),
      signal,
    })
  } catch (error) {
    // It continues for another caller.
    if (signal?.aborted && error === signal.reason)
      throw new TransactionUnknownError({ cause: error })
    throw toSwapError(error)
  }
}

async function getQuote(
  kit: Kit,
  parameters: SwapParameters,
  accounts: resolveSwap.Accounts,
): Promise<SwapQuoteDetails> {
  if (parameters.quote) return parameters.quote
  parameters.onStep?.({
    step: 'quoting',
    hash: undefined,
    approvalHash: undefined,
    sentToNetwork: 'no',
  })
  return runSwapQuote(kit, parameters, accounts)
}
