import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  isAddressEqual,
} from 'viem'
import { SwapRefusedError } from '../../core/errors/swap.js'
import { assertBuilt, type BuiltByService } from './assertBuilt.js'

/**
 * Verifies an approval built by the service: it must be an ERC-20 `approve` of
 * the source token for a known router, without value.
 *
 * The amount is not checked, because it is never signed: the approval that is
 * sent is encoded again, for exactly the amount of the swap.
 *
 * @param parameters.routers - lower-case addresses, from `listSwapRouters`
 * @returns the spender of the token
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
    /** CAIP-2 ID. */
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
