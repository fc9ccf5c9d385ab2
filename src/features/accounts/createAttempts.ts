/** An in-flight attempt to connect a wallet. */
export type Attempt = {
  callers: number
  controller: AbortController
  /** Whether the wallet is connected. */
  isDone: boolean
  /** Called when the wallet is prompted; `undefined` after that. */
  listeners: (() => void)[] | undefined
  promise: Promise<void>
}

/** In-flight attempts by `namespace:walletId`. */
export const createAttempts = (): Map<string, Attempt> => new Map()
