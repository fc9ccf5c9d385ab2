import type { TokenHolding } from './readToken.js'

/** An amount as JSON-RPC has it. */
export function toTokenAmount({
  amount,
  decimals,
  shown,
}: Pick<TokenHolding, 'amount' | 'decimals' | 'shown'>) {
  return {
    amount: String(amount),
    decimals,
    uiAmount: Number(shown),
    uiAmountString: shown,
  }
}
