/** A token of a list, as in the schema of tokenlists.org. */
export type TokenListItem = {
  readonly address: string
  readonly chainId: number
  readonly decimals: number
  readonly logoURI?: string | undefined
  readonly name: string
  readonly symbol: string
}

/** A token list, in the schema of tokenlists.org. Further fields are ignored. */
export type TokenList = {
  readonly name: string
  readonly timestamp: string
  readonly tokens: readonly TokenListItem[]
  readonly version: {
    readonly major: number
    readonly minor: number
    readonly patch: number
  }
}

/** A token list, or the HTTPS URL of one. */
export type TokenListSource = TokenList | string

/**
 * A token of one of the app's lists. Its texts and picture are untrusted, and
 * its decimals are left out on purpose: sends and swaps read them from the
 * chain.
 */
export type ListedToken = {
  /** CAIP-19 ID, as `sendToken` and `swap` accept it. */
  id: string
  /** Contract, in lower case. */
  address: `0x${string}`
  /** CAIP-2 ID of the network. */
  caipNetworkId: `eip155:${number}`
  /** URL of an image; empty if there is none. */
  iconUrl: string
  /** Name of the list. */
  list: string
  /** At most 60 characters. */
  name: string
  /** At most 20 characters. */
  symbol: string
}
