import type { TokenAsk } from '../../core/ports/tokenAsk.js'

export type TokenRequest = Parameters<TokenAsk>[0] & {
  /** Answers the page, and leaves the view. */
  end(isAdded: boolean): void
}

/** The token that the page asks to list; one at a time. */
export const createTokenRequest = (): {
  current: TokenRequest | 'starting' | undefined
} => ({ current: undefined })
