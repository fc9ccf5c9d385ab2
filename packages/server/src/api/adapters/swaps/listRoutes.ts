import { type Address, isAddressEqual } from 'viem'
import type { Route } from './uniswap.js'

/** Routes from one token to another: straight, or by one other token. */
export function listRoutes(parameters: {
  fees: readonly number[]
  from: Address
  /** Tokens that most pools have. */
  through: readonly Address[]
  to: Address
}): Route[] {
  const { fees, from, through, to } = parameters
  if (isAddressEqual(from, to)) return []
  const straight = fees.map((fee) => ({ fees: [fee], path: [from, to] }))
  const between = through.filter(
    (token) => !isAddressEqual(token, from) && !isAddressEqual(token, to),
  )
  const longer = between.flatMap((token) =>
    fees.flatMap((one) =>
      fees.map((two) => ({ fees: [one, two], path: [from, token, to] })),
    ),
  )
  return [...straight, ...longer]
}
