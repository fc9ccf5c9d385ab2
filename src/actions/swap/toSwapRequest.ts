import type { Connector } from 'wagmi'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { AmountZeroError, NotConnectedError } from '../../core/errors/send.js'
import { SwapRefusedError } from '../../core/errors/swap.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import type { Kit } from '../../createKit.js'
import { findSwapWallet } from '../../features/swap/findSwapWallet.js'
import { getMinimumReceived } from '../../features/swap/getMinimumReceived.js'
import { resolveSwap, type SwapPlace } from '../../features/swap/resolveSwap.js'
import type {
  SwapQuoteDetails,
  SwapSide,
} from '../../features/swap/swapQuoteDetails.js'
import { toSwapId } from '../../features/swap/toSwapId.js'
import { readSwapToken } from './readSwapToken.js'

/** What a swap is bound to from the call on, unaffected by later switches. */
export type SwapRequest = SwapPlace & {
  /** Base units of the source token. */
  amount: bigint
  connector: Connector
  /** CAIP-10 ids of both tokens. */
  ids: { from: string; to: string }
  /** Base units of the target token that must be received at least. */
  minimum: bigint
  /** Percent. */
  slippage: number
}

/** Returns what is the same for the same swap, at whatever quote. */
export function toSwapKey({ account, amount, ids }: SwapRequest): string {
  return [account, ids.from, ids.to, amount].join()
}

/**
 * Converts a quote back to a request. The minimum is recomputed from what was
 * shown, with the decimals read from the chain.
 *
 * @throws SwapRefusedError `quote` when the decimals of the quote are not
 * those of its tokens, or its minimum is not that of its slippage
 * @throws NotConnectedError when its account is not connected
 */
export async function toSwapRequest(
  kit: Kit,
  quote: SwapQuoteDetails,
  accounts: resolveSwap.Accounts,
): Promise<SwapRequest> {
  assertQuote(quote)
  const resolved = resolveSwap(
    kit,
    {
      account: quote.account,
      chainId: quote.caipNetworkId,
      from: quote.from.caipAddress,
      to: quote.to.caipAddress,
    },
    accounts,
  )
  const connector = findSwapWallet(kit, resolved, accounts)
  if (!connector) throw new NotConnectedError()
  const { caipNetworkId, chainId } = resolved
  const [from, to] = await Promise.all([
    readSwapToken(kit, { address: resolved.from, chainId }),
    readSwapToken(kit, { address: resolved.to, chainId }),
  ])
  if (
    from.decimals !== quote.from.decimals ||
    to.decimals !== quote.to.decimals
  )
    throw new SwapRefusedError({ reason: 'quote', details: 'decimals' })
  const amount = parseAmount(quote.amount, from.decimals)
  if (amount === 0n) throw new AmountZeroError()
  const { slippage } = quote
  const expected = parseAmount(quote.toAmount, to.decimals)
  const minimum = getMinimumReceived({ amount: expected, slippage })
  // The user saw this minimum, so another slippage requires another quote.
  if (minimum !== parseAmount(quote.minimumReceived, to.decimals))
    throw new SwapRefusedError({ reason: 'quote', details: 'minimumReceived' })
  return {
    ...resolved,
    amount,
    connector,
    ids: {
      from: toSwapId(caipNetworkId, resolved.from),
      to: toSwapId(caipNetworkId, resolved.to),
    },
    minimum,
    slippage,
  }
}

/** An app may have stored the quote, or received it from elsewhere. */
function assertQuote(quote: SwapQuoteDetails) {
  readParameters<Quote>(
    quote,
    {
      account: 'string',
      amount: 'string',
      caipNetworkId: 'string',
      expiresAt: 'number',
      from: 'object',
      minimumReceived: 'string',
      slippage: 'number',
      to: 'object',
      toAmount: 'string',
    },
    'quote',
  )
  for (const side of ['from', 'to'] as const)
    readParameters<Side>(
      quote[side],
      { caipAddress: 'string', decimals: 'number' },
      `quote.${side}`,
    )
}

type Quote = Pick<
  SwapQuoteDetails,
  | 'account'
  | 'amount'
  | 'caipNetworkId'
  | 'expiresAt'
  | 'from'
  | 'minimumReceived'
  | 'slippage'
  | 'to'
  | 'toAmount'
>
type Side = Pick<SwapSide, 'caipAddress' | 'decimals'>
