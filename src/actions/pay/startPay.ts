import { PAY_TIMEOUT_MS } from '../../core/constants/pay.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { PayError } from '../../core/errors/pay.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { PayResult } from '../../core/pay/payment.js'
import { createSingleFlight } from '../../core/promise/createSingleFlight.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { createId } from '../../core/secureContext/createId.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../../features/analytics/emit.js'
import { emitPayResult } from '../../features/pay/emitPayResult.js'
import { toPayEvent } from '../../features/pay/toPayEvent.js'
import type { PayProgress, PayRequest } from '../../features/pay/types.js'
import { acquirePayLock } from '../../features/payments/acquirePayLock.js'
import { createRunningPayments } from '../../features/payments/createRunningPayments.js'
import type { getSendNamespace } from '../../features/payments/getSendNamespace.js'
import { getSendPayer } from '../../features/payments/getSendPayer.js'
import { isFailed } from '../../features/payments/isFailed.js'
import { toPayKey } from '../../features/payments/toPayKey.js'
import { withNotSent } from '../../features/payments/withNotSent.js'
import { runPay } from './runPay.js'

/** Payments in flight: a double click pays once. */
const createPays = () =>
  createSingleFlight<PayProgress>({ isAbortedByRun: true })

/**
 * Makes a payment from a connected account, or shares an identical one in
 * flight.
 *
 * @param accounts - accounts at the time of the call
 */
export async function startPay(
  kit: Kit,
  request: PayRequest,
  accounts: getSendNamespace.Accounts,
): Promise<PayResult> {
  const { onLateResult, onStep, payment, signal } = request
  // Paying in the asset itself needs no quote.
  const quote = request.quote?.isDirect ? undefined : request.quote
  const { network } = quote?.from ?? payment.asset
  const payer = getSendPayer(
    { account: request.account, chainId: network, token: '' },
    accounts,
  )
  const key = toPayKey(
    payment,
    [payer?.address ?? '', network, quote?.from.asset ?? ''].join(),
  )
  const paymentId = request.id ?? createId()
  const event = toPayEvent(payment, { type: 'wallet' })
  emit(kit, { event: 'PAY_INITIATED', ...event })
  const flight = withNotSent(() => signal?.throwIfAborted())
    .then(() =>
      kit.own(createPays)({
        key: [request.id ?? '', key].join(),
        onProgress: onStep,
        run: async (context) => {
          const release = await acquirePayLock(request)
          const run = () =>
            runPay(
              kit,
              { ...request, key, payer: payer?.address, paymentId, quote },
              { ...context, accounts },
            )
          try {
            return await queuePayment(kit, { key, run, signal: context.signal })
          } finally {
            await release?.()
          }
        },
        signal,
      }),
    )
    .then(
      (result): PayResult => ({ ...result, success: true, status: 'success' }),
      (cause: unknown) =>
        // It continues for another caller.
        toFailure(
          signal?.aborted && cause === signal.reason
            ? new TransactionUnknownError({ cause })
            : cause,
          paymentId,
        ),
    )
  const result = await withDeadline(flight, {
    onLate(late) {
      if (late.status === 'unknown') return
      emitPayResult(kit, late, event)
      onLateResult?.(late)
    },
    paymentId,
  })
  emitPayResult(kit, result, event)
  return result
}

/** Two orders of the same transfer take turns: one transfer pays one of them. */
async function queuePayment<value>(
  kit: Kit,
  parameters: { key: string; run: () => Promise<value>; signal: AbortSignal },
): Promise<value> {
  const { key, run, signal } = parameters
  const running = kit.own(createRunningPayments)
  const before = running.get(key) ?? Promise.resolve()
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const turn = Promise.all([before, ended]).then(() => {
    if (running.get(key) === turn) running.delete(key)
  })
  running.set(key, turn)
  try {
    await withNotSent(() =>
      withTimeout(before, {
        ms: Number.POSITIVE_INFINITY,
        error: () => new Error(),
        signal,
      }),
    )
    return await run()
  } finally {
    end()
  }
}

function toFailure(cause: unknown, paymentId: string): PayResult {
  const status = isFailed(cause) ? 'failure' : 'unknown'
  const error = String(getErrorCode(cause) ?? 'UNKNOWN_ERROR')
  return { success: false, status, error, cause, paymentId }
}

/** The payment goes on after the deadline: an identical call joins it. */
async function withDeadline(
  flight: Promise<PayResult>,
  {
    onLate,
    paymentId,
  }: { onLate: (late: PayResult) => void; paymentId: string },
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<PayResult>((resolve) => {
    timer = setTimeout(() => {
      const cause = new PayError({
        code: 'UNKNOWN_ERROR',
        details: 'The payment took too long. It may still be made.',
        sentToNetwork: 'unknown',
      })
      resolve(toFailure(cause, paymentId))
      void flight.then(onLate)
    }, PAY_TIMEOUT_MS)
  })
  try {
    return await Promise.race([flight, deadline])
  } finally {
    clearTimeout(timer)
  }
}
