import { type Address, encodeFunctionData, erc20Abi, type Hex } from 'viem'

/** Encodes the approval of a token. */
export function encodeApproval(spender: Address, amount: bigint): Hex {
  return encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, amount],
  })
}
