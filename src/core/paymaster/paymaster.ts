/**
 * A paymaster (ERC-7677), which pays the network fee of an account, or takes a
 * token for it.
 */
export type PaymasterService = {
  /** `https:`, or `http:` on localhost. */
  url: string
  /** What the paymaster needs to know, as JSON, such as the ID of a policy. */
  context?: Readonly<Record<string, unknown>> | undefined
  /**
   * Address of the token that the account pays the fee with. It is `token` of
   * the context, too. By default the app pays.
   */
  token?: `0x${string}` | undefined
}

/**
 * Paymaster of the app: one for every EVM network, or one per network, by chain
 * ID or CAIP-2 ID. A URL is short for `{ url }`.
 */
export type PaymasterOptions =
  | string
  | PaymasterService
  | (Readonly<
      Record<number | `eip155:${number}`, string | PaymasterService>
    > & {
      readonly context?: undefined
      readonly url?: undefined
    })
