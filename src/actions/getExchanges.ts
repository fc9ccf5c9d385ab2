import type { Exchange } from '../api/exchanges.js'
import { EXCHANGES_SHOWN } from '../core/constants/pay.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { PayError } from '../core/errors/pay.js'
import { assertPaymentAsset } from '../core/pay/assertPaymentAsset.js'
import type { PaymentAsset } from '../core/pay/payment.js'
import type { Kit } from '../createKit.js'
import { toAssetId } from '../features/pay/toAssetId.js'
import { withPayCode } from '../features/pay/withPayCode.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns exchanges that a payment can be made from: the first two.
 *
 * @param parameters.paymentAsset - asset that has to be paid; default any
 * @param parameters.amount - whole tokens, decimal text
 * @param parameters.includeOnly - IDs of the exchanges to offer; default all
 * @param parameters.exclude - IDs of exchanges to leave out
 * @param parameters.isDeposit - whether the user's own account is funded
 * @param parameters.page - from 0
 * @param parameters.signal - aborts the request
 * @throws PayError `UNABLE_TO_GET_EXCHANGES`, `ASSET_NOT_SUPPORTED`,
 * `INVALID_ASSET`
 *
 * @example
 * const { exchanges } = await getExchanges(kit, { paymentAsset: payAssets.baseUsdc })
 */
export async function getExchanges(
  kit: Kit,
  parameters: getExchanges.Parameters = {},
): Promise<getExchanges.ReturnType> {
  const { paymentAsset, signal, ...query } = assertParameters(kit, parameters, {
    amount: 'string | undefined',
    exclude: 'string[] | undefined',
    includeOnly: 'string[] | undefined',
    isDeposit: 'boolean | undefined',
    page: 'number | undefined',
    paymentAsset: 'object | undefined',
    signal: 'AbortSignal | undefined',
  })
  const asset = paymentAsset && toAssetId(assertPaymentAsset(paymentAsset))
  try {
    const api = await kit.api()
    const found = await withPayCode('UNABLE_TO_GET_EXCHANGES', () =>
      api.getExchanges({ ...query, asset }, { signal }),
    )
    const { exchanges, total } = found
    return { exchanges: exchanges.slice(0, EXCHANGES_SHOWN), total }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getExchanges {
  type Parameters = {
    paymentAsset?: PaymentAsset | undefined
    amount?: string | undefined
    includeOnly?: readonly string[] | undefined
    exclude?: readonly string[] | undefined
    isDeposit?: boolean | undefined
    page?: number | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Exchanges of this page. */
    exchanges: readonly Exchange[]
    /** Number of exchanges at the service. */
    total: number
  }
  type ErrorType = PayError | getKitError.ReturnType
}
