import type { getExchangeBuyStatus as getApiStatus } from '../api/exchanges.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { PayError } from '../core/errors/pay.js'
import type { Kit } from '../createKit.js'
import { withPayCode } from '../features/pay/withPayCode.js'
import { forgetPaid } from '../features/payments/forgetPaid.js'
import { getPayJournal } from '../features/payments/getPayJournal.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the status of a payment at an exchange, and notes its outcome.
 * `UNKNOWN` and `IN_PROGRESS` are not final.
 *
 * @param parameters.exchangeId - ID of the exchange
 * @param parameters.sessionId - from `getExchangePayUrl`
 * @param parameters.isDeposit - whether the user's own account is funded
 * @param parameters.signal - aborts the request
 * @throws PayError `UNABLE_TO_GET_BUY_STATUS`; it says nothing about the payment
 *
 * @example
 * const { status, txHash } = await getExchangeBuyStatus(kit, { exchangeId, sessionId })
 */
export async function getExchangeBuyStatus(
  kit: Kit,
  parameters: getExchangeBuyStatus.Parameters,
): Promise<getExchangeBuyStatus.ReturnType> {
  const { signal, ...session } = assertParameters(kit, parameters, {
    exchangeId: 'string',
    isDeposit: 'boolean | undefined',
    sessionId: 'string',
    signal: 'AbortSignal | undefined',
  })
  try {
    const api = await kit.api()
    const found = await withPayCode('UNABLE_TO_GET_BUY_STATUS', () =>
      api.getExchangeBuyStatus(session, { signal }),
    )
    const journal = getPayJournal(kit)
    const intent = journal
      .list()
      .find(
        ({ exchangeId, sessionId }) =>
          exchangeId === session.exchangeId && sessionId === session.sessionId,
      )
    if (intent && found.status === 'FAILED') journal.remove(intent.id)
    if (intent?.status === 'open' && found.status === 'SUCCESS') {
      journal.save({ ...intent, hash: found.txHash, status: 'success' })
      forgetPaid(kit, intent)
    }
    return found
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getExchangeBuyStatus {
  type Parameters = {
    exchangeId: string
    sessionId: string
    isDeposit?: boolean | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = getApiStatus.ReturnType
  type ErrorType = PayError | getKitError.ReturnType
}
