import { isAddress } from 'viem'
import type { ApiContext } from '../../../../server/src/api/createApi.js'
import { createFailure } from '../../../../server/src/http/createFailure.js'
import { findBestPath } from './findBestPath.js'
import { parseBaseUnits } from './parseBaseUnits.js'
import { parsePair } from './parsePair.js'

type Query = Record<string, string | undefined>

/** What the pools give at this moment; the pool's fee is in it. */
export async function getSwapQuote(
  context: ApiContext,
  query: Query,
): Promise<getSwapQuote.ReturnType> {
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

export declare namespace getSwapQuote {
  type ReturnType = {
    id: null
    /** Base units. */
    fromAmount: string
    /** CAIP-10, as it was asked for. */
    fromAccount: string
    toAmount: string
    toAccount: string
  }
}
