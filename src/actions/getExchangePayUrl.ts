import { getKitError } from '../core/errors/getKitError.js'
import { PayError } from '../core/errors/pay.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { readParameters } from '../core/parameters/readParameters.js'
import type { PayOptions } from '../core/pay/payment.js'
import { readPayOptions } from '../core/pay/readPayOptions.js'
import type { Kit } from '../createKit.js'
import { emit } from './analytics/emit.js'
import { assertKit } from './parameters/assertKit.js'
import { getPayJournal } from './pay/getPayJournal.js'
import { toPayEvent } from './pay/toPayEvent.js'
import { toPayKey } from './pay/toPayKey.js'
import { withPayCode } from './pay/withPayCode.js'

/**
 * Creates the page on which an exchange pays the recipient, and records its
 * session, so that a reload resumes it. Open the page in a new tab with
 * `noopener,noreferrer`, and follow it with `getExchangeBuyStatus`.
 *
 * @param parameters.exchangeId - one of `getExchanges`
 * @param parameters.id - ID of the payment, default a random one
 * @param parameters.paymentAsset, parameters.recipient, parameters.amount,
 * parameters.choice - as for `pay`
 * @param parameters.signal - aborts the request
 * @throws PayError `UNABLE_TO_GET_PAY_URL`, `ASSET_NOT_SUPPORTED`, and as for
 * `pay`
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
  const { exchangeId, signal, ...rest } = readParameters<
    Pick<getExchangePayUrl.Parameters, 'exchangeId' | 'id' | 'signal'>
  >(given, {
    exchangeId: 'string',
    id: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const id = rest.id ?? crypto.randomUUID()
  const journal = getPayJournal(kit)
  const known = journal.list().find((intent) => intent.id === id)
  if (known?.status === 'success')
    throw new PayError({
      code: 'UNABLE_TO_INITIATE_PAYMENT',
      details: 'id: this payment was made already',
    })
  try {
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
    journal.save({
      id,
      key: toPayKey(payment, 'exchange'),
      status: 'open',
      exchangeId,
      sessionId,
      createdAt: Date.now(),
    })
    const event = toPayEvent(payment, { exchangeId, type: 'exchange' })
    emit(kit, { event: 'PAY_INITIATED', ...event })
    return { paymentId: id, sessionId, url }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getExchangePayUrl {
  type Parameters = PayOptions & {
    exchangeId: string
    id?: string | undefined
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
