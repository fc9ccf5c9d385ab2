import { encodeFunctionData, erc20Abi } from 'viem'
import type { SendRequest, SendTransaction } from './sendTypes.js'

/** Returns the transaction that moves an amount of base units. */
export function toSendTransaction(
  { chainId, from, name, to, tokenAddress }: SendRequest,
  amount: bigint,
): SendTransaction {
  if (!tokenAddress)
    return { amount, chainId, data: undefined, from, name, to, value: amount }
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
  })
  return { amount, chainId, data, from, name, to: tokenAddress, value: 0n }
}
