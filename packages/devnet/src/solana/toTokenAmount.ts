import { formatUnits } from 'viem'

/** An amount as JSON-RPC has it. */
export function toTokenAmount(amount: bigint, decimals: number) {
  const uiAmountString = formatUnits(amount, decimals)
  return {
    amount: String(amount),
    decimals,
    uiAmount: Number(uiAmountString),
    uiAmountString,
  }
}
