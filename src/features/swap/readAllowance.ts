import {
  type Address,
  type Chain,
  type Client,
  encodeFunctionData,
  erc20Abi,
  hexToBigInt,
  size,
  type Transport,
} from 'viem'
import { callContract } from '../networks/callContract.js'

/** Returns the allowance of a contract for an account's token. */
export async function readAllowance(
  client: Client<Transport, Chain>,
  parameters: { account: Address; spender: Address; token: Address },
): Promise<bigint> {
  const { account, spender, token } = parameters
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account, spender],
  })
  const answer = await callContract(client, { data, to: token })
  return answer && size(answer) === 32 ? hexToBigInt(answer) : 0n
}
