import type { Payment, PayOptions, PayResult } from '../../core/pay/payment.js'
import type {
  SendTokenParameters,
  SendTokenProgress,
} from '../payments/sendTypes.js'
import type { PayQuote } from './payQuote.js'

export type PayParameters = PayOptions & {
  /**
   * ID of the order, default a random one. A payment with the same ID that
   * succeeded in this browser is never made again.
   */
  id?: string | undefined
  /** Pays with another asset, as quoted by `getPayQuote`. */
  quote?: PayQuote | undefined
  /**
   * Called if `pay` has resolved with `unknown` after 300 s, and the payment
   * ends on this page later.
   */
  onLateResult?: ((result: PayResult) => void) | undefined
  onStep?: ((progress: PayProgress) => void) | undefined
} & Pick<
    SendTokenParameters,
    'account' | 'confirmations' | 'resend' | 'signal' | 'solana'
  >

/** Progress of a payment. */
export type PayProgress = Omit<SendTokenProgress, 'step'> & {
  /** `delivering` while a service converts the payment. */
  step: SendTokenProgress['step'] | 'delivering'
}

export type PayRequest = Omit<PayParameters, keyof PayOptions> & {
  payment: Payment
}
