import { isAddressEqual } from 'viem'
import { type Claim, countItems } from './readClaim.js'
import type { Change } from './simulateCalls.js'

/**
 * Whether a simulation does exactly what one call says, and nothing else, so
 * that the card would say it twice: a payment, or an allowance.
 */
export function isConfirmed(claim: Claim, changes: readonly Change[]): boolean {
  const { account, allowances, isWhole, items, pays, receives, value } = claim
  if (!isWhole || receives.length > 0) return false
  // A number that is moved, as an amount or an id: the simulation tells which.
  if (items.some(({ token }) => pays.has(token.toLowerCase()))) return false
  return changes.every(({ after, before, question }) => {
    switch (question.kind) {
      case 'coin':
        return before - after === value
      case 'balance': {
        const paid = pays.get(question.token.toLowerCase()) ?? 0n
        // What others get is compared with what is paid elsewhere.
        if (!isAddressEqual(question.owner, account)) return true
        return before - after === paid
      }
      case 'allowance': {
        const own = allowances.find(
          ({ isMore, spender, token }) =>
            !isMore &&
            isAddressEqual(token, question.token) &&
            isAddressEqual(spender, question.spender),
        )
        return after === (own ? own.units : before)
      }
      case 'operator':
        return after === before
      default:
        return before - after === countItems(claim, question)
    }
  })
}
