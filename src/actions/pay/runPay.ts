import { PAY_POLL_MS } from '../../core/constants/pay.js'
import { PayError } from '../../core/errors/pay.js'
import type { Payment, PayResult } from '../../core/pay/payment.js'
import type { Kit } from '../../createKit.js'
import { assertPayQuote } from '../../features/pay/assertPayQuote.js'
import type { PayQuote } from '../../features/pay/payQuote.js'
import type { PayProgress, PayRequest } from '../../features/pay/types.js'
import { getPayJournal } from '../../features/payments/getPayJournal.js'
import type { getSendNamespace } from '../../features/payments/getSendNamespace.js'
import { isFailed } from '../../features/payments/isFailed.js'
import { isTransferPaid } from '../../features/payments/isTransferPaid.js'
import { withNotSent } from '../../features/payments/withNotSent.js'
import { isOld } from '../../payments/isOld.js'
import type { PayIntent } from '../../payments/payIntent.js'
import { pollFate } from '../../payments/pollFate.js'
import { startSend } from '../send/startSend.js'
import { assertDecimals } from './assertDecimals.js'
import { findPayIntent } from './findPayIntent.js'
import { readPayStatus } from './readPayStatus.js'

/**
 * Runs one payment. It is recorded before the wallet is asked, so that a later
 * call with the same ID returns its result, and one that was left open by a
 * reload is resumed with the same transfer.
 */
export async function runPay(
  kit: Kit,
  request: runPay.Request,
  context: runPay.Context,
): Promise<Pick<PayResult, 'paymentId' | 'result'>> {
  const { payer, paymentId, payment } = request
  const journal = getPayJournal(kit)
  let known = await findPayIntent(kit, { ...request, signal: context.signal })
  if (known?.status === 'success')
    return { paymentId: known.id, result: known.hash }
  // Without an ID of the app, an old one is a payment of its own.
  if (known && !request.id && (await isOver(kit, payment, known))) {
    journal.remove(known.id)
    known = undefined
  }
  const quote = known?.deposit ? undefined : request.quote
  if (quote) assertPayQuote(quote, { payer, payment })
  let intent: PayIntent = {
    ...toIntent(request, quote),
    ...known,
    id: known?.id ?? paymentId,
    createdAt: known?.createdAt ?? Date.now(),
  }
  const save = (more: Partial<PayIntent>) => {
    intent = journal.save({ ...intent, ...more })
  }
  save({})
  try {
    const result = await transfer(
      kit,
      { ...request, intent, quote },
      {
        ...context,
        report(progress) {
          // From here on, the same payment is looked up, never made again.
          const { hash, step } = progress
          if (step === 'approving' && !intent.isAsked) save({ isAsked: true })
          const isSent = intent.isSent || step === 'confirmed' || undefined
          if (hash && (hash !== intent.hash || isSent !== intent.isSent))
            save({ hash, isSent })
          context.report(progress)
        },
      },
    )
    // Without an ID of the app, paying again is another payment.
    if (request.id) save({ hash: result, status: 'success' })
    else journal.remove(intent.id)
    return { paymentId: intent.id, result }
  } catch (error) {
    if (isFailed(error)) journal.remove(intent.id)
    throw error
  }
}

export declare namespace runPay {
  type Request = PayRequest & {
    key: string
    /** Address that pays. */
    payer: string | undefined
    paymentId: string
  }
  type Context = {
    accounts: getSendNamespace.Accounts
    report: (progress: PayProgress) => void
    signal: AbortSignal
  }
}

/**
 * Whether an attempt has ended long ago: nobody asks for its result any more.
 */
async function isOver(kit: Kit, payment: Payment, intent: PayIntent) {
  const { hash, isSent, requestId } = intent
  if (!isOld(intent)) return false
  if (requestId) {
    const status = await readPayStatus(kit, requestId)
    return status === 'success' || status === 'failure' || status === 'refund'
  }
  const network = intent.deposit?.network ?? payment.asset.network
  return isSent || Boolean(hash && (await isTransferPaid(kit, network, intent)))
}

function toIntent(
  { key }: runPay.Request,
  quote: PayQuote | undefined,
): Omit<PayIntent, 'createdAt' | 'id'> {
  if (!quote) return { key, status: 'open' }
  const { from, fromAmount: amount, payee: receiver, requestId } = quote
  const { asset, network } = from
  const deposit = { amount, asset, network, receiver }
  return { key, status: 'open', requestId, deposit }
}

/** Sends the payment, or the deposit of its conversion, and waits for it. */
async function transfer(
  kit: Kit,
  request: runPay.Request & { intent: PayIntent },
  context: runPay.Context,
): Promise<string | undefined> {
  const { intent, payment } = request
  const { deposit, requestId } = intent
  const { report } = context
  const network = deposit?.network ?? payment.asset.network
  const isSent =
    intent.isSent ||
    (intent.hash !== undefined && (await isTransferPaid(kit, network, intent)))
  if (isSent) {
    if (requestId) await deliver(kit, requestId, context)
    return intent.hash
  }
  const { from } = request.quote ?? {}
  if (from) await withNotSent(() => assertDecimals(kit, from))
  const sent = await send(kit, request, context)
  // It had paid for something else before this order asked the wallet.
  const hash =
    sent.isOwn || !request.id
      ? sent.hash
      : (await send(kit, request, context)).hash
  report({ step: 'confirmed', hash, sentToNetwork: 'yes' })
  if (requestId) await deliver(kit, requestId, context)
  return hash
}

/**
 * Sends the transfer, or returns an identical one that was left open.
 *
 * @returns `isOwn` if this payment has asked the wallet for it, now or before
 */
async function send(
  kit: Kit,
  request: runPay.Request & { intent: PayIntent },
  context: runPay.Context,
): Promise<{ hash: string; isOwn: boolean }> {
  const { account, confirmations, intent, payment, resend, solana } = request
  const { deposit } = intent
  const { report, signal } = context
  let isOwn = intent.isAsked ?? false
  // Other orders of the same transfer whose outcome is unknown.
  const others = getPayJournal(kit)
    .list()
    .filter(
      ({ hash, id, isAsked, key }) =>
        isAsked && !hash && id !== intent.id && key === intent.key,
    )
  const times = [...(isOwn ? [intent] : []), ...others].map(
    ({ createdAt }) => createdAt,
  )
  const { hash } = await startSend(
    kit,
    {
      account,
      amount: deposit?.amount ?? payment.amount,
      chainId: deposit?.network ?? payment.asset.network,
      confirmations,
      onStep(progress) {
        if (progress.step === 'approving') isOwn = true
        if (isOwn || !request.id || !progress.hash) report(progress)
      },
      resend,
      signal,
      solana,
      to: deposit?.receiver ?? payment.recipient,
      token: deposit?.asset ?? payment.asset.asset,
    },
    context.accounts,
    {
      since: request.id && times.length > 0 ? Math.min(...times) : undefined,
    },
  )
  const [other] = others
  if (request.id && !isOwn && other)
    getPayJournal(kit).save({ ...other, hash, isSent: true })
  return { hash, isOwn }
}

/** Waits until the service has delivered what was paid for. */
async function deliver(
  kit: Kit,
  requestId: string,
  { report, signal }: runPay.Context,
): Promise<void> {
  report({ step: 'delivering', hash: undefined, sentToNetwork: 'yes' })
  const status = await pollFate({
    async look() {
      const fate = await readPayStatus(kit, requestId)
      const isOpen = !fate || fate === 'waiting' || fate === 'pending'
      return { fate, isFinal: !isOpen }
    },
    pause: () => PAY_POLL_MS,
    signal,
    timeout: DELIVERY_TIMEOUT_MS,
  })
  if (status === 'success') return
  if (status === 'failure' || status === 'refund')
    throw new PayError({
      code: 'GENERIC_PAYMENT_ERROR',
      details: `The service answered: ${status}`,
      sentToNetwork: 'yes',
    })
  throw new PayError({
    code: 'UNKNOWN_ERROR',
    details: 'The service has not confirmed the payment.',
    sentToNetwork: 'unknown',
  })
}

/** Longer than the deadline of the caller, who may come back. */
const DELIVERY_TIMEOUT_MS = 600_000
