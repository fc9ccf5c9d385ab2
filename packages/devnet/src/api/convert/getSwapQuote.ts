import type { SwapQuote } from 'latchkey-server'
import { createFailure, parseBaseUnits } from 'latchkey-server/http'
import { isAddress } from 'viem'
import type { LocalContext } from '../localContext.js'
import { findBestPath } from './findBestPath.js'
import { parsePair } from './parsePair.js'

type Query = Record<string, string | undefined>

/** What the pools give at this moment; the pool's fee is in it. */
export async function getSwapQuote(
  context: LocalContext,
  query: Query,
): Promise<SwapQuote> {
  const { from = '', gasPrice, to = '', userAddress = '' } = query
  if (!isAddress(userAddress))
    throw createFailure('userAddress', 'userAddress is not an address')
  if (gasPrice !== undefined) parseBaseUnits('gasPrice', gasPrice)
  const amount = parseBaseUnits('amount', query.amount)
  const pair = parsePair(context, { from, to })
  const { amountOut } = await findBestPath(context, { ...pair, amount })
  return {
    id: null,
    fromAmount: amount.toString(),
    fromAccount: from,
    toAmount: amountOut.toString(),
    toAccount: to,
  }
}
