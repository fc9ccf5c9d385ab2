import type { Usage } from '../auth/records.js'
import type { Use } from './store.js'

/** Told apart in the shortest window: a counter is as large, not as its limit. */
const MOMENTS = 60
/** How far the clock of another instance may be off. */
const SKEW_MS = 60_000

/** What one more use changes in a counter. */
export function toChange({ limits }: Pick<Use, 'limits'>, now: number) {
  const windows = limits.map(({ windowMs }) => windowMs)
  const longestMs = Math.max(...windows)
  const stepMs = longestMs / MOMENTS
  return {
    expiresAt: now + longestMs,
    /** Rounded: the database writes to no index while it stays the same. */
    keptUntil: Math.ceil((now + longestMs) / stepMs) * stepMs,
    /** Uses at this time or before do not count any longer. */
    since: now - longestMs,
    /** Uses of one moment are kept as one number. */
    moment: String(Math.floor(now / (Math.min(...windows) / MOMENTS))),
    /** Latest time that counts: what lies further ahead is of a wrong clock. */
    until: now + SKEW_MS,
  }
}

/** A counter with one use more. */
export function addUse(
  usage: Usage | undefined,
  use: Pick<Use, 'limits'>,
  now: number,
): Usage {
  const { expiresAt, moment, since } = toChange(use, now)
  const kept = Object.entries(usage?.moments ?? {}).filter(
    ([, [, at]]) => at > since,
  )
  const [count = 0] = usage?.moments?.[moment] ?? []
  return {
    expiresAt,
    moments: { ...Object.fromEntries(kept), [moment]: [count + 1, now] },
  }
}

/** Milliseconds until once more is within all limits; 0 is now. */
export function getUseWaitMs(
  usage: Usage | undefined,
  { limits }: Pick<Use, 'limits'>,
  now: number,
): number {
  const moments = Object.values(usage?.moments ?? {})
    .filter(([, at]) => at <= now + SKEW_MS)
    .sort(([, one], [, other]) => other - one)
  const waits = limits.map(({ max, windowMs }) => {
    let count = 0
    for (const [uses, at] of moments) {
      if (at <= now - windowMs) return 0
      count += uses
      // Once this moment is over, there is room.
      if (count >= max) return at + windowMs - now
    }
    return 0
  })
  return Math.max(0, ...waits)
}
