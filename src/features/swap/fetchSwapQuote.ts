import type { Address } from 'viem'
import type { ApiClient } from '../../api/createApiClient.js'
import { foldCase } from '../../core/address/foldCase.js'
import {
  InsufficientLiquidityError,
  SwapRefusedError,
  SwapUnsupportedError,
} from '../../core/errors/swap.js'
import type { SwapFeeLevel } from './getSwapFees.js'

/** Offer of the service for an amount, at current gas prices. */
export type SwapOffer = {
  gasPrice: { readonly [level in SwapFeeLevel]: bigint }
  /** Base units of the target token. */
  toAmount: bigint
}

/**
 * Fetches a quote, and rejects one for another swap.
 *
 * @throws InsufficientLiquidityError when there is none
 * @throws SwapRefusedError `quote`
 * @throws GasPriceUnsupportedError, SwapUnsupportedError
 */
export async function fetchSwapQuote(
  api: ApiClient,
  parameters: fetchSwapQuote.Parameters,
): Promise<SwapOffer> {
  const { account, amount, caipNetworkId, from, signal, to } = parameters
  const gasPrice = await api.getGasPrices({ caipNetworkId }, { signal })
  const { isSupported, quotes } = await api.getSwapQuotes(
    {
      address: account,
      amount,
      caipNetworkId,
      from,
      gasPrice: gasPrice.standard,
      to,
    },
    { signal },
  )
  if (!isSupported) throw new SwapUnsupportedError()
  const [quote] = quotes
  if (!quote || quote.toAmount === 0n) throw new InsufficientLiquidityError()
  const isAsked =
    quote.fromAmount === amount &&
    foldCase(quote.fromAccount) === foldCase(from) &&
    foldCase(quote.toAccount) === foldCase(to)
  if (!isAsked) throw new SwapRefusedError({ reason: 'quote' })
  return { gasPrice, toAmount: quote.toAmount }
}

export declare namespace fetchSwapQuote {
  type Parameters = {
    account: Address
    amount: bigint
    caipNetworkId: string
    /** CAIP-10 ids. */
    from: string
    to: string
    signal?: AbortSignal | undefined
  }
}
