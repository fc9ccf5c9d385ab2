import { HostError } from 'latchkey/frame'
import { decidePlace, type PlaceRules } from '../core/spend/decidePlace.js'
import type { PreparedApproval } from '../requests/approval/preparedApproval.js'
import type { Spent } from './createSpent.js'
import { readCost } from './readCost.js'

/**
 * Decides where a prepared request is approved. It can only send more requests
 * to the window than what has prepared them.
 *
 * @throws HostError GUEST_LIMIT for what a guest may not pay, or nobody knows
 * the cost of; of `count`, too, wherever it was approved
 */
export async function addPlace(
  prepared: PreparedApproval,
  parameters: addPlace.Parameters,
): Promise<PreparedApproval> {
  const { id, isGuest, isTest, rules, spent, token } = parameters
  const { isBound = false, isSimulated = false, reach } = prepared
  const { expectedSpend, spend = 'unknown' } = prepared
  const isMessage = reach === 'signIn' || reach === 'text'
  const isPaid = reach === 'payment' || reach === 'calls'
  const isFree = isMessage || (isTest && isBound)
  const [costCents, spentCents] = await Promise.all([
    isFree
      ? undefined
      : readCost({
          ...parameters,
          spends: expectedSpend ? [spend, expectedSpend] : [spend],
        }).catch(() => undefined),
    isPaid && !isFree ? spent.read(token) : undefined,
  ])
  const isAbove = (cents: bigint) =>
    !isFree && (costCents === undefined || costCents > cents)
  // guard: factor payment
  const needsFactor =
    rules.factorCents !== undefined && isAbove(rules.factorCents)
  const needsPasskey = isAbove(rules.passkeyCents) // guard: large payment
  const total =
    costCents === undefined || spentCents === undefined
      ? undefined
      : costCents + spentCents
  const isWithin = (sum: bigint | undefined) =>
    sum !== undefined && sum <= rules.limitCents
  // guard: guest-limit
  if (isGuest && !isFree && !isWithin(total)) throw guestLimit()
  const place = decidePlace({
    ...{ costCents, isBound, isSimulated, isTest, reach, rules, spentCents },
  })
  return {
    ...prepared,
    ...(needsFactor && { needsFactor }),
    needsPasskey,
    // The browser's question for a passkey belongs to the wallet's own page.
    needsWindow:
      prepared.needsWindow === true ||
      needsFactor ||
      needsPasskey ||
      place === 'window',
    ...(isPaid &&
      costCents && {
        async count() {
          const add = () => spent.add(token, { cents: costCents, id })
          if (!isGuest) return isWithin(await add())
          // Others may have paid since; what is refused does not count itself.
          const before = await spent.read(token)
          const isOpen = before !== undefined && isWithin(before + costCents)
          // guard: guest-sum
          if (!isOpen || !isWithin(await add())) throw guestLimit()
          return true
        },
      }),
  }
}

export declare namespace addPlace {
  type Parameters = Omit<readCost.Parameters, 'spends'> & {
    /** Of the payment; made by the wallet, as an app could use one twice. */
    id: string
    /** Nothing but this browser opens the account. */
    isGuest: boolean
    isTest: boolean
    rules: PlaceRules
    spent: Spent
    /** Of the session. */
    token: string
  }
}

function guestLimit() {
  return new HostError({
    message: 'Guests cannot pay this much',
    code: 'GUEST_LIMIT',
  })
}
