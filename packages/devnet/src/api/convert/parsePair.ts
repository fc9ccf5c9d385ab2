import { createFailure } from 'latchkey-server/http'
import type { LocalContext } from '../localContext.js'
import type { SwapToken } from './getSwapTokens.js'
import { parseSwapToken } from './parseSwapToken.js'

export type SwapPair = { from: SwapToken; to: SwapToken }

/**
 * What is paid and what is received, of two CAIP-10 ids.
 *
 * @throws ServiceError 400 when one is no token here, or both are the same
 */
export function parsePair(
  context: LocalContext,
  ids: { from?: string | undefined; to?: string | undefined },
): SwapPair {
  const from = parseSwapToken(context, 'from', ids.from)
  const to = parseSwapToken(context, 'to', ids.to)
  if (from.address === to.address)
    throw createFailure('to', 'from and to are the same token')
  return { from, to }
}
