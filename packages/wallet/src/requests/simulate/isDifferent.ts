import { type Address, isAddressEqual } from 'viem'
import type { Question } from './question.js'
import { type Claim, countItems } from './readClaim.js'
import type { Change } from './simulateCalls.js'

/** Base units that tokens round away which count in shares. */
export const ROUNDING = 2n

/**
 * Whether a simulation does something else than calls say they do: takes more,
 * or something else, allows more, or gives less than a swap has to.
 */
export function isDifferent(claim: Claim, changes: readonly Change[]): boolean {
  const { account } = claim
  return changes.some(({ after, before, question }) => {
    const gained = after - before
    switch (question.kind) {
      case 'coin':
        return isOff(claim, undefined, gained, 0n)
      case 'balance':
        return (
          isAddressEqual(question.owner, account) &&
          isOff(claim, question.token, gained, ROUNDING)
        )
      case 'allowance':
        return gained > 0n && after > getAllowed(claim, question, before)
      case 'operator':
        return claim.isWhole && gained > 0n && !isNamed(claim, question)
      default:
        return claim.isWhole && gained + countItems(claim, question) < 0n
    }
  })
}

function isOff(
  claim: Claim,
  token: Address | undefined,
  gained: bigint,
  rounding: bigint,
) {
  const paid = token ? (claim.pays.get(token.toLowerCase()) ?? 0n) : claim.value
  const due = claim.receives
    .filter((one) => isSameToken(one.token, token))
    .reduce((sum, { units }) => sum + units, 0n)
  // A number that is moved may be the id of one item.
  if (token && gained === -1n && hasItem(claim, token)) return false
  if (due > 0n) return gained + paid + rounding < due
  // guard: unread tokens
  if (token && !claim.isWhole) return isBeyond(claim, token, gained + rounding)
  const isTooMuch = gained + paid + rounding < 0n
  const isTooLittle = token !== undefined && gained + paid > rounding
  return isTooMuch || (isTooLittle && paid > 0n && !isOwn(claim, token))
}

/**
 * Whether calls that nobody can read take more of a token than those around
 * them, or the words for them, have named. Where nothing names an amount, it
 * can be any: the card says which leaves.
 */
function isBeyond(claim: Claim, token: Address, gained: bigint) {
  const { allowances, named, pays } = claim
  const amounts = [
    ...[...pays].map(([token, units]) => ({ isMore: false, token, units })),
    ...allowances,
    ...named.map((one) => ({ ...one, isMore: false })),
  ]
  const own = amounts.filter((one) => isSameToken(one.token as Address, token))
  // What was allowed before is not known here.
  if (amounts.length === 0 || own.some(({ isMore }) => isMore)) return false
  return gained + own.reduce((sum, { units }) => sum + units, 0n) < 0n
}

function hasItem({ items }: Claim, token: Address) {
  return items.some((one) => isAddressEqual(one.token, token))
}

function isNamed(
  { operators }: Claim,
  { operator, token }: Extract<Question, { kind: 'operator' }>,
) {
  return operators.some(
    (one) =>
      isAddressEqual(one.token, token) &&
      isAddressEqual(one.operator, operator),
  )
}

/** Whether a part of what is paid goes to the account itself. */
function isOwn({ account, transfers }: Claim, token: Address) {
  return transfers.some(
    (one) =>
      isAddressEqual(one.to, account) && isAddressEqual(one.token, token),
  )
}

function isSameToken(one: Address | undefined, other: Address | undefined) {
  return one && other ? isAddressEqual(one, other) : one === other
}

/** At most; without an end where a call is not read. */
function getAllowed(
  { allowances, isWhole }: Claim,
  { spender, token }: Extract<Question, { kind: 'allowance' }>,
  before: bigint,
) {
  const own = allowances.filter(
    (one) =>
      isAddressEqual(one.token, token) && isAddressEqual(one.spender, spender),
  )
  if (!isWhole) return 2n ** 256n
  return own.reduce(
    (sum, { isMore, units }) => (isMore ? sum : 0n) + units,
    before,
  )
}
