import { foldCase } from '../../core/address/foldCase.js'

/** The parts that identify a payment. */
type Send = {
  account?: string | undefined
  amount: string
  chainId?: number | string | undefined
  solana?: { memo?: string | undefined } | undefined
  to: string
  token: string
}

/**
 * Returns whether two sends are the same payment, so that the state of one
 * applies to the other.
 *
 * @example
 * isSameSend({ amount: '1', to, token }, { amount: '1', to, token }) // true
 */
export function isSameSend(one: Send, other: Send): boolean {
  const toKey = ({ account, amount, chainId, solana, to, token }: Send) =>
    [account, amount, chainId, to, token]
      .map((part) => foldCase(String(part ?? '')))
      .concat(solana?.memo ?? '')
      .join()
  return toKey(one) === toKey(other)
}
