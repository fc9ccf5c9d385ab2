import { SEND_RESULT_LIFE_MS } from '../core/constants/send.js'

/**
 * Whether a recorded payment that has landed is so old that an identical one is
 * a payment of its own, not a retry.
 *
 * @param since - an order has asked for it since then: it is this payment,
 * however long ago it landed. Unix time in milliseconds
 */
export function isOld(
  { createdAt }: { createdAt: number },
  since?: number | undefined,
): boolean {
  return (
    Date.now() - createdAt > SEND_RESULT_LIFE_MS &&
    (since === undefined || createdAt < since)
  )
}
