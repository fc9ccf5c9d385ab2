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

/** The attempts in flight, by `namespace:walletId`. */
export const createAttempts = (): Map<string, Attempt> => new Map()
