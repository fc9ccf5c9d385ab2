import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { PaymentAsset } from '../../core/pay/payment.js'

/** Returns an amount with its symbol, such as `5 USDC`. */
export function toPayAmount(parameters: {
  amount: string
  asset: PaymentAsset
}): string {
  const { amount, asset } = parameters
  return `${amount} ${cleanText(asset.metadata.symbol, NAME_MAX_LENGTH)}`
}
