import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  isAddressEqual,
} from 'viem'
import { SwapRefusedError } from '../errors/swap.js'
import { assertBuilt, type BuiltByService } from './assertBuilt.js'

/**
 * Judges an approval that the service has built: it has to be `approve` of the
 * source token (ERC-20), for a router that is known, without any coin.
 *
 * Its amount is not looked at, because it is never signed: the approval that
 * goes out is made anew, for exactly what the swap takes.
 *
 * @param parameters.routers - lower-case addresses, from `listSwapRouters`
 * @returns who may take the token
 * @throws SwapRefusedError `account`, `network`, `token`, `value`, `calldata`,
 * `spender`
 *
 * @example
 * const spender = assertApproveTransaction({ account, built, caipNetworkId, routers, token })
 */
export function assertApproveTransaction(
  parameters: assertApproveTransaction.Parameters,
): Address {
  const { built, routers, token } = parameters
  const to = assertBuilt(built, parameters)
  if (!isAddressEqual(to, token))
    throw new SwapRefusedError({ reason: 'token', details: to })
  if (built.value !== 0n) throw new SwapRefusedError({ reason: 'value' })
  const spender = readSpender(built.data.toLowerCase() as Hex)
  if (!routers.includes(spender.toLowerCase()))
    throw new SwapRefusedError({ reason: 'spender', details: spender })
  return getAddress(spender)
}

export declare namespace assertApproveTransaction {
  type Parameters = {
    account: Address
    built: BuiltByService
    /** CAIP-2 id. */
    caipNetworkId: string
    routers: readonly string[]
    token: Address
  }
  type ErrorType = SwapRefusedError
}

function readSpender(data: Hex): Address {
  try {
    const { args, functionName } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName === 'approve') {
      const bytes = encodeFunctionData({ abi: erc20Abi, functionName, args })
      if (bytes === data) return args[0]
    }
  } catch (cause) {
    throw new SwapRefusedError({ reason: 'calldata', cause })
  }
  throw new SwapRefusedError({
    reason: 'calldata',
    details: data.slice(0, 10),
  })
}
