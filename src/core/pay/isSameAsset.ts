import { foldCase } from '../address/foldCase.js'
import type { PaymentAsset } from './payment.js'

/** Whether two assets are the same token on the same network. */
export function isSameAsset(
  a: Pick<PaymentAsset, 'asset' | 'network'>,
  b: Pick<PaymentAsset, 'asset' | 'network'>,
): boolean {
  return a.network === b.network && foldCase(a.asset) === foldCase(b.asset)
}
