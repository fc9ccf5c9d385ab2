import { erc20Abi, maxUint256 } from 'viem'
import type { LocalContext } from '../localContext.js'
import { getSwapChain } from './getSwapChain.js'
import { parseAccount } from './parseAccount.js'
import { parseSwapToken } from './parseSwapToken.js'

type Query = Record<string, string | undefined>

/** What the router may take, in base units; the native coin needs no leave. */
export async function readAllowance(
  context: LocalContext,
  { tokenAddress, userAddress }: Query,
): Promise<string> {
  const token = parseSwapToken(context, 'tokenAddress', tokenAddress)
  const owner = parseAccount(context, 'userAddress', userAddress)
  if (token.isNative) return maxUint256.toString()
  const allowance = await getSwapChain(context).client.readContract({
    address: token.address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, context.contracts.router],
  })
  return allowance.toString()
}
