import { createFailure } from 'latchkey-server/http'
import { isAddressEqual } from 'viem'
import type { LocalContext } from '../localContext.js'
import { getSwapTokens, type SwapToken } from './getSwapTokens.js'
import { parseAccount } from './parseAccount.js'

/**
 * The token a CAIP-10 id names.
 *
 * @param name - of the parameter, for the refusal
 * @throws ServiceError 400 for anything that cannot be swapped here
 */
export function parseSwapToken(
  context: LocalContext,
  name: string,
  value: string | undefined,
): SwapToken {
  const address = parseAccount(context, name, value)
  const token = getSwapTokens(context).find((one) =>
    isAddressEqual(one.address, address),
  )
  if (token) return token
  throw createFailure(name, `${name} is no token that can be swapped here`)
}
