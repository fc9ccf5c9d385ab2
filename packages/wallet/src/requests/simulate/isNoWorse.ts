import { toKey } from './collectQuestions.js'
import type { Expected } from './expected.js'
import type { Change } from './simulateCalls.js'

/** Of what is received, prices may take one part in a hundred. */
const SLIP = 100n

/**
 * Whether a later simulation costs no more than what the user has read, and
 * gives nearly as much, so that their approval still counts.
 */
export function isNoWorse(later: Expected, shown: Expected): boolean {
  const { outcome: now } = later
  const { outcome: then } = shown
  if (now.status !== 'done' || then.status !== 'done')
    return later.warning === shown.warning && now.status === then.status
  if (later.isDifferent !== shown.isDifferent) return false
  const before = toGains(then.changes)
  const after = toGains(now.changes)
  return [...new Set([...before.keys(), ...after.keys()])].every((key) => {
    const [was, is] = [before.get(key) ?? 0n, after.get(key) ?? 0n]
    return is >= was || (was > 0n && is >= was - was / SLIP)
  })
}

/** What the account gains; an allowance is a loss. */
function toGains(changes: readonly Change[]) {
  return new Map(
    changes.map(({ after, before, question }) => {
      const isAllowance = /allowance|operator/.test(question.kind)
      const gain = isAllowance ? before - after : after - before
      return [toKey(question), gain]
    }),
  )
}
