/** A paymaster (ERC-7677), which pays the network fee of an account. */
export type PaymasterService = {
  /** `https:`, or `http:` on localhost. */
  url: string
  /** What the paymaster needs to know, as JSON, such as the ID of a policy. */
  context?: Readonly<Record<string, unknown>> | undefined
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
