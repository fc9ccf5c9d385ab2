import type { SocialProvider } from '../ports.js'

/** A login in Telegram that is under way, kept while the page is left. */
export type SocialRecord = {
  /** Milliseconds since the epoch. */
  createdAt: number
  /** Comes back in the page's address: nobody else can know it. */
  nonce: string
  provider: SocialProvider
  /** One of these comes back with the result. */
  states: readonly string[]
}

/** Parameters of the page's address on the way back. */
export const returnNonce = 'latchkey_nonce'
export const returnResult = 'result_uri'
