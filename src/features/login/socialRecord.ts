import type { SocialProvider } from '../../core/ports.js'

/** A pending Telegram login, stored while the user is away from the page. */
export type SocialRecord = {
  /** Unix time in milliseconds. */
  createdAt: number
  /** Unguessable value that returns in the page's URL. */
  nonce: string
  provider: SocialProvider
  /** One of these returns with the result. */
  states: readonly string[]
}

/** Query parameters of the page's URL on return. */
export const returnNonce = 'latchkey_nonce'
export const returnResult = 'result_uri'
