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
  const trimmed = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
  return [foldCase(assetId), foldCase(recipient), trimmed, way].join()
}
