import { foldCase } from '../../core/address/foldCase.js'
import type { Payment } from '../../core/pay/payment.js'

/**
 * Returns the key by which identical payments are recognised.
 *
 * @param way - how it is paid: `exchange`, or account and asset
 */
export function toPayKey(
  { amount, assetId, recipient }: Payment,
  way: string,
): string {
  const digits = amount.replace(/^0+(?=[0-9])/, '')
  const trimmed = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
  return [foldCase(assetId), foldCase(recipient), trimmed, way].join()
}
