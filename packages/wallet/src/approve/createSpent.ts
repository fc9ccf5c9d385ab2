import { createCall } from '../account/session/createCall.js'

/** What an account has spent in the last 24 hours, as its server knows it. */
export type Spent = {
  /** In cents of a dollar; `undefined` when the server does not say. */
  read(token: string): Promise<bigint | undefined>
  /**
   * Adds what is about to be spent, and returns the sum with it. The same id
   * counts once, with its largest amount.
   */
  add(
    token: string,
    payment: { cents: bigint; id: string },
  ): Promise<bigint | undefined>
}

/** A card that leaves the page beats a card that is late. */
const TIMEOUT_MS = 2_000

/** Asks the frame's own server; no app can reach it. */
export function createSpent(parameters: createCall.Parameters = {}): Spent {
  const call = createCall(parameters)
  const ask = async (token: string, body?: object) => {
    const method = body ? 'POST' : 'GET'
    const timeout = TIMEOUT_MS
    try {
      return toCents(
        await call('/auth/spent', {
          ...(body && { body }),
          ...{ method, timeout, token },
        }),
      )
    } catch {
      return undefined
    }
  }
  return {
    read: (token) => ask(token),
    add: (token, { cents, id }) => ask(token, { cents: String(cents), id }),
  }
}

function toCents(answer: object): bigint | undefined {
  const { cents } = answer as { cents?: unknown }
  const isWhole = typeof cents === 'string' && /^\d{1,40}$/.test(cents)
  return isWhole ? BigInt(cents) : undefined
}
