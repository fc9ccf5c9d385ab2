import { OPEN_PAYMENT_SHOWN_MS } from '../../core/constants/send.js'
import { PayError } from '../../core/errors/pay.js'
import type { Payment } from '../../core/pay/payment.js'
import type { Kit } from '../../createKit.js'
import { createRunningPayments } from '../../features/payments/createRunningPayments.js'
import { findPaid } from '../../features/payments/findPaid.js'
import { forgetPaid } from '../../features/payments/forgetPaid.js'
import { getPayJournal } from '../../features/payments/getPayJournal.js'
import { toPayKey } from '../../features/payments/toPayKey.js'
import type { PayIntent } from '../../payments/payIntent.js'
import { getExchangeBuyStatus } from '../getExchangeBuyStatus.js'

/**
 * Returns an earlier attempt at a payment: of the same order if it has an ID,
 * else of the same asset, amount and recipient, which is open, or successful
 * without the user having been told. An attempt that
 * was opened another way, such as at an exchange, has to have failed first.
 *
 * @param parameters.key - asset, recipient, amount and way of paying
 * @param parameters.resend - the user knows that it may be a second payment
 * @throws PayError when the ID is that of another payment, or while another
 * way may still succeed
 */
export async function findPayIntent(
  kit: Kit,
  parameters: findPayIntent.Parameters,
): Promise<PayIntent | undefined> {
  const { id, key, payment, resend, signal } = parameters
  const journal = getPayJournal(kit)
  const paid = findPaid(kit, parameters)
  if (paid) {
    forgetPaid(kit, paid)
    return paid
  }
  const start = toPayKey(payment, '')
  const isThis = (intent: PayIntent) =>
    id === undefined
      ? intent.key.startsWith(start) && isOpen(intent, key)
      : intent.id === id
  const running = kit.own(createRunningPayments)
  // Of this transfer, it is the caller's turn.
  const isRunning = (intent: PayIntent) =>
    intent.key !== key && running.has(intent.key)
  // A page that was closed before it asked the wallet has paid nothing, and
  // its quote may have expired.
  for (const intent of journal.list())
    if (isThis(intent) && isUnasked(intent) && !isRunning(intent))
      journal.remove(intent.id)
  const known = journal.list().findLast(isThis)
  if (!known) return undefined
  if (!known.key.startsWith(start))
    throw new PayError({
      code: 'INVALID_PAYMENT_CONFIG',
      details: 'id: another payment has this ID',
    })
  // The same transfer can be asked for again: only one of them can land.
  if (known.key === key && !(resend && known.exchangeId)) return known
  if (resend) {
    journal.remove(known.id)
    return undefined
  }
  const outcome = await readOutcome(kit, known, signal)
  if (outcome === 'FAILED') return undefined
  if (outcome === 'SUCCESS')
    return journal.list().find((intent) => intent.id === known.id)
  throw new PayError({
    code: 'UNKNOWN_ERROR',
    details: 'An earlier attempt at this payment may still succeed.',
    sentToNetwork: 'unknown',
  })
}

export declare namespace findPayIntent {
  type Parameters = {
    id?: string | undefined
    key: string
    payment: Payment
    resend?: boolean | undefined
    signal?: AbortSignal | undefined
  }
}

/**
 * A payment from the same wallet is looked up however old it is; the rest is
 * forgotten in time, such as a page of an exchange that nobody came back from.
 */
function isOpen(intent: PayIntent, key: string) {
  if (intent.status !== 'open') return false
  if (intent.key === key && !intent.exchangeId) return true
  return Date.now() - intent.createdAt < OPEN_PAYMENT_SHOWN_MS
}

function isUnasked(intent: PayIntent) {
  const { exchangeId, hash, isAsked, isSent, status } = intent
  return status === 'open' && !isAsked && !isSent && !hash && !exchangeId
}

/** Only an exchange knows without the wallet what became of an attempt. */
async function readOutcome(
  kit: Kit,
  { exchangeId, sessionId }: PayIntent,
  signal: AbortSignal | undefined,
) {
  if (!exchangeId || !sessionId) return undefined
  try {
    const session = { exchangeId, sessionId, signal }
    return (await getExchangeBuyStatus(kit, session)).status
  } catch {
    return undefined
  }
}
