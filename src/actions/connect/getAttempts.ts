import type { Kit } from '../../createKit.js'

/** A wallet that is being connected. */
export type Attempt = {
  callers: number
  controller: AbortController
  /** It is connected. */
  isDone: boolean
  /** Of those who wait to hear that the wallet is being asked. */
  listeners: (() => void)[] | undefined
  promise: Promise<void>
}

const attempts = new WeakMap<Kit, Map<string, Attempt>>()

/** The attempts under way, by `namespace:walletId`. */
export function getAttempts(kit: Kit): Map<string, Attempt> {
  const all = attempts.get(kit) ?? new Map<string, Attempt>()
  attempts.set(kit, all)
  return all
}
