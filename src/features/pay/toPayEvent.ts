import type { KitEventProperties } from '../../core/analytics/events.js'
import type { Payment } from '../../core/pay/payment.js'
import type { CaipNetworkId } from '../../core/ports.js'

/** Returns what the events of a payment tell: no amount and no address. */
export function toPayEvent(
  payment: Pick<Payment, 'asset' | 'choice'>,
  from: toPayEvent.From,
): KitEventProperties['PAY_INITIATED'] {
  const { asset, choice } = payment
  return {
    ...from,
    asset: asset.metadata.symbol,
    caipNetworkId: asset.network as CaipNetworkId,
    source: choice === 'deposit' ? 'fund-from-exchange' : 'pay',
  }
}

export declare namespace toPayEvent {
  type From = { exchangeId?: string | undefined; type: 'exchange' | 'wallet' }
}
