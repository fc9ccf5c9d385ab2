import {
  type Address,
  type Chain,
  type Client,
  encodeFunctionData,
  getAddress,
  parseAbi,
  slice,
  type Transport,
} from 'viem'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { callContract } from '../network/callContract.js'

const abi = parseAbi(['function WETH() view returns (address)'])

/**
 * The wrapped coin of a router that is trusted, as it says itself (Uniswap
 * v2); `undefined` when it has none.
 */
export async function readWrappedCoin(
  client: Client<Transport, Chain>,
  router: Address,
): Promise<Address | undefined> {
  const data = encodeFunctionData({ abi })
  try {
    const answer = await callContract(client, { data, to: router })
    return answer?.length === 66 ? getAddress(slice(answer, 12)) : undefined
  } catch (error) {
    const { code } = getTransactionError(error)
    if (code === 'EXECUTION_REVERTED') return undefined
    throw error
  }
}
