import { sendRecords } from '../../payments/sendIntent.js'
import type { SendTransaction } from './types.js'

/** Returns the name of the Web Lock that is held while a send is made. */
export function toLockName(id: string): string {
  return `latchkey.send.${id}`
}

/**
 * Returns the name of the Web Lock under which a payment is looked for and
 * recorded: the same payment has the same, in every tab.
 */
export function toPaymentLock(transaction: SendTransaction): string {
  const { chainId, data, from, to, value } = transaction
  const caipNetworkId = `eip155:${chainId}`
  const what = { caipNetworkId, data, from, to, value: String(value) }
  return `latchkey.payment.${sendRecords.identify(what)}`
}
