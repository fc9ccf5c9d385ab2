import type { PayOptions, PayResult } from './payment.js'

/** A payment that the modal is opened with. */
export type PayRequest = Omit<PayOptions, 'amount'> & {
  /**
   * Whole tokens as decimal text. A number is accepted if it is exactly what
   * was written, such as `5` or `0.25`.
   */
  amount: string | number
  /** ID of the order, see `pay`. */
  id?: string | undefined
  /** Called with the outcome of each attempt. */
  onResult?: ((result: PayResult) => void) | undefined
}
