import { getKitError } from '../core/errors/getKitError.js'
import { PayError } from '../core/errors/pay.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { readParameters } from '../core/parameters/readParameters.js'
import type { Payment, PayOptions } from '../core/pay/payment.js'
import { createSingleFlight } from '../core/promise/createSingleFlight.js'
import { createId } from '../core/secureContext/createId.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { readPayOptions } from '../features/pay/readPayOptions.js'
import { toPayEvent } from '../features/pay/toPayEvent.js'
import { withPayCode } from '../features/pay/withPayCode.js'
import { acquirePayLock } from '../features/payments/acquirePayLock.js'
import { getPayJournal } from '../features/payments/getPayJournal.js'
import { toPayKey } from '../features/payments/toPayKey.js'
import { getExchangeBuyStatus } from './getExchangeBuyStatus.js'
import { assertKit } from './parameters/assertKit.js'
import { findPayIntent } from './pay/findPayIntent.js'

/**
 * Creates the page on which an exchange pays the recipient, and records its
 * session. While that session is open, an identical call returns it again, also
 * after a reload. Open the page in a new tab with `noopener,noreferrer`, and
 * follow it with `getExchangeBuyStatus`.
 *
 * @param parameters.exchangeId - one of `getExchanges`
 * @param parameters.id - ID of the payment, default a random one
 * @param parameters.paymentAsset, parameters.recipient, parameters.amount,
 * parameters.choice - as for `pay`
 * @param parameters.resend - opens another session although an earlier attempt
 * may still succeed; only use it after informing the user
 * @param parameters.signal - aborts the request
 * @throws PayError `UNABLE_TO_GET_PAY_URL`, `ASSET_NOT_SUPPORTED`,
 * `UNKNOWN_ERROR` while the payment may still be made another way, and as for
 * `pay`
 * @throws PayUnderWayError when another tab is making the same payment
 *
 * @example
 * const { url, sessionId } = await getExchangePayUrl(kit, { ...payment, exchangeId })
 */
export async function getExchangePayUrl(
  kit: Kit,
  parameters: getExchangePayUrl.Parameters,
): Promise<getExchangePayUrl.ReturnType> {
  assertKit(kit)
  const given = copyParameters(parameters)
  const payment = readPayOptions(given)
  const request = readParameters<
    Omit<getExchangePayUrl.Parameters, keyof PayOptions>
  >(given, {
    exchangeId: 'string',
    id: 'string | undefined',
    resend: 'boolean | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { exchangeId, id, signal } = request
  const key = toPayKey(payment, `exchange,${exchangeId}`)
  try {
    return await kit.own(createFlight)({
      key: [id ?? '', key].join(),
      async run({ signal }) {
        const release = await acquirePayLock({ id, payment })
        try {
          return await openExchange(kit, { ...request, key, payment, signal })
        } finally {
          await release?.()
        }
      },
      signal,
    })
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getExchangePayUrl {
  type Parameters = PayOptions & {
    exchangeId: string
    id?: string | undefined
    resend?: boolean | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** ID of the payment. */
    paymentId: string
    /** ID of the session at the exchange. */
    sessionId: string
    /** The exchange's page: `https:`, or `http:` on localhost. */
    url: string
  }
  type ErrorType = PayError | getKitError.ReturnType
}

/** A double click opens one page. */
const createFlight = () => createSingleFlight()

async function openExchange(
  kit: Kit,
  request: openExchange.Request,
): Promise<getExchangePayUrl.ReturnType> {
  const { exchangeId, payment, signal } = request
  const session = await findSession(kit, request)
  if (session) return session
  const api = await kit.api()
  const { sessionId, url } = await withPayCode('UNABLE_TO_GET_PAY_URL', () =>
    api.getExchangePayUrl(
      {
        exchangeId,
        asset: payment.assetId,
        amount: payment.amount,
        isDeposit: payment.choice === 'deposit' || undefined,
        recipient: `${payment.asset.network}:${payment.recipient}`,
      },
      { signal },
    ),
  )
  const { id } = getPayJournal(kit).save({
    id: request.id ?? createId(),
    key: request.key,
    status: 'open',
    ...(request.id === undefined && { isUnnamed: true }),
    exchangeId,
    sessionId,
    url,
    createdAt: Date.now(),
  })
  const event = toPayEvent(payment, { exchangeId, type: 'exchange' })
  emit(kit, { event: 'PAY_INITIATED', ...event })
  return { paymentId: id, sessionId, url }
}

declare namespace openExchange {
  type Request = Omit<getExchangePayUrl.Parameters, keyof PayOptions> & {
    key: string
    payment: Payment
    signal: AbortSignal
  }
}

/**
 * Returns the page of an earlier attempt that is still open, unless the
 * exchange says that it has failed.
 */
async function findSession(kit: Kit, request: openExchange.Request) {
  const { exchangeId, id, key, payment, resend, signal } = request
  const known = await findPayIntent(kit, { id, key, payment, resend, signal })
  if (known?.status === 'open' && known.sessionId && known.url) {
    const { sessionId, url } = known
    const session = { exchangeId, sessionId, signal }
    const status = await getExchangeBuyStatus(kit, session).then(
      (found) => found.status,
      // Says nothing about the payment.
      () => undefined,
    )
    if (status === 'FAILED') return undefined
    if (status !== 'SUCCESS') return { paymentId: known.id, sessionId, url }
  } else if (known?.status !== 'success') return undefined
  throw new PayError({
    code: 'UNABLE_TO_INITIATE_PAYMENT',
    details: 'This payment was made already',
  })
}
