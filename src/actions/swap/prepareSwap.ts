import type { Address } from 'viem'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { SLIPPAGE_LIMITS_PERCENT } from '../../core/constants/swap.js'
import { SwapRefusedError } from '../../core/errors/swap.js'
import type { Kit } from '../../createKit.js'
import type { SendTransaction } from '../../features/payments/sendTypes.js'
import { fetchSwapQuote } from '../../features/swap/fetchSwapQuote.js'
import { checkSwap } from './checkSwap.js'
import type { SwapRequest } from './toSwapRequest.js'

type Options = { signal: AbortSignal; spender: Address | undefined }

/**
 * Has the service build the swap, and checks it.
 *
 * The service derives the minimum from the current price. If that has dropped
 * a little since the quote, the swap is built once more with the remaining
 * slippage, so that the minimum of the quote is kept.
 *
 * @throws SwapRefusedError
 */
export async function prepareSwap(
  kit: Kit,
  request: SwapRequest,
  options: Options,
): Promise<SendTransaction> {
  try {
    return await build(kit, request, { ...options, slippage: request.slippage })
  } catch (error) {
    if (!(error instanceof SwapRefusedError) || error.reason !== 'minimum')
      throw error
    const slippage = await getSlippageLeft(kit, request, options)
    if (slippage === undefined) throw error
    return build(kit, request, { ...options, slippage })
  }
}

async function build(
  kit: Kit,
  request: SwapRequest,
  { signal, slippage, spender }: Options & { slippage: number },
) {
  const { account, amount, caipNetworkId, ids } = request
  const api = await kit.api()
  const userAddress = `${caipNetworkId}:${account}`
  const built = await api.buildSwap(
    {
      ...ids,
      amount,
      caipNetworkId,
      disableEstimate: true,
      slippage,
      userAddress,
    },
    { signal },
  )
  return checkSwap(kit, request, { built, spender })
}

/** Percent; `undefined` when the minimum can no longer be kept. */
async function getSlippageLeft(
  kit: Kit,
  request: SwapRequest,
  { signal }: Options,
) {
  const { account, amount, caipNetworkId, ids, minimum } = request
  const { toAmount } = await fetchSwapQuote(await kit.api(), {
    ...ids,
    account,
    amount,
    caipNetworkId,
    signal,
  })
  const points = ((toAmount - minimum) * 10_000n) / toAmount
  const least = parseAmount(SLIPPAGE_LIMITS_PERCENT.min, 2)
  if (points < least) return undefined
  return Math.min(Number(points) / 100, request.slippage)
}
