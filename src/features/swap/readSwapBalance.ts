import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  hexToBigInt,
  size,
} from 'viem'
import type { Kit } from '../../createKit.js'
import { callContract } from '../networks/callContract.js'
import { getEvmClient } from '../networks/getEvmClient.js'

/**
 * Returns an account's balance of a token in base units, read from the chain.
 */
export async function readSwapBalance(
  kit: Kit,
  parameters: {
    account: Address
    address: Address | undefined
    chainId: number
  },
): Promise<bigint> {
  const { account, address, chainId } = parameters
  const client = getEvmClient(kit, { chainId })
  if (!address)
    return hexToBigInt(
      await client.request({
        method: 'eth_getBalance',
        params: [account, 'latest'],
      }),
    )
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })
  const answer = await callContract(client, { data, to: address })
  return answer && size(answer) >= 32 ? hexToBigInt(answer) : 0n
}
