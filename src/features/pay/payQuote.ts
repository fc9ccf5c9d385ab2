import type { PaymentAsset } from '../../core/pay/payment.js'

/** What a payment costs in an asset. Plain data; amounts are decimal text. */
export type PayQuote = {
  /** Address that pays. Another one needs a quote of its own. */
  account?: string | undefined
  /** Asset to pay with. */
  from: PaymentAsset
  /** Whole tokens to pay. */
  fromAmount: string
  /** Asset that the recipient gets. */
  to: PaymentAsset
  /** Whole tokens the recipient gets. */
  toAmount: string
  /** Address that gets `to`. */
  recipient: string
  /**
   * Who is paid first: the recipient itself, or the address of the service
   * that converts the payment.
   */
  payee: string
  /** Whether the recipient is paid directly, without a service. */
  isDirect: boolean
  /** Fees to show, each in its own asset. */
  fees: readonly {
    label: string
    /** Whole tokens. */
    amount: string
    symbol: string
    asset: PaymentAsset
  }[]
  /** Expected duration in seconds. */
  timeInSeconds: number
  /** ID at the service, `direct-transfer` without one. */
  requestId: string
  /** Unix time in milliseconds. */
  createdAt: number
}
