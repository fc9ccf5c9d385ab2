/** A token that a payment is made in. */
export type PaymentAsset = {
  /** CAIP-2 ID of the network. */
  network: string
  /** `native`, or the address of the contract or mint. */
  asset: string
  metadata: {
    name: string
    symbol: string
    decimals: number
    /** URL of the token's logo. */
    logoURI?: string | undefined
  }
}

/** What the user does: pays a recipient, or deposits into their own account. */
export type PayChoice = 'pay' | 'deposit'

/** A payment as an app requests it. */
export type PayOptions = {
  paymentAsset: PaymentAsset
  /** Address that receives the payment, on the network of the asset. */
  recipient: string
  /** Whole tokens, decimal text such as `'1.5'`, above zero. */
  amount: string
  /** Whether an exchange's page opens in a new tab; default `true`. */
  openInNewTab?: boolean | undefined
  /** Default `pay`. */
  choice?: PayChoice | undefined
  /** Pages an exchange returns to; only with `openInNewTab: false`. */
  redirectUrl?:
    | { success?: string | undefined; failure?: string | undefined }
    | undefined
  /** Exchanges to offer, by ID; `false` for none. */
  payWithExchange?: PayWithExchange | false | undefined
}

/** Filter of the exchanges, by ID. */
export type PayWithExchange = {
  includeOnly?: readonly string[] | undefined
  exclude?: readonly string[] | undefined
}

/** A payment that was checked. */
export type Payment = {
  asset: PaymentAsset
  /** CAIP-19 ID of the asset. */
  assetId: string
  namespace: 'eip155' | 'solana'
  recipient: string
  amount: string
  /** Amount in base units. */
  value: bigint
  openInNewTab: boolean
  choice: PayChoice
  redirectUrl: { success?: string | undefined; failure?: string | undefined }
  payWithExchange: PayWithExchange | false
}

/** Outcome of a payment. */
export type PayResult = {
  /** Whether the payment has been made. `false` for an unknown outcome too. */
  success: boolean
  /** `unknown`: it may still be made. Check before paying again. */
  status: 'success' | 'failure' | 'unknown'
  /** Transaction hash or Solana signature, if it is known. */
  result?: string | undefined
  /** Code of the failure. */
  error?: string | undefined
  /** The failure itself. */
  cause?: unknown
  /** ID of the attempt. */
  paymentId: string
}
