import type { getExchangeAssets as getApiAssets } from '../api/transfers.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { PayError } from '../core/errors/pay.js'
import type { Kit } from '../createKit.js'
import { withPayCode } from '../features/pay/withPayCode.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the assets that an exchange can pay in.
 *
 * @param parameters.exchangeId - ID of the exchange
 * @param parameters.signal - aborts the request
 * @throws PayError `UNABLE_TO_GET_EXCHANGES`
 *
 * @example
 * const { assets } = await getExchangeAssets(kit, { exchangeId: 'coinbase' })
 */
export async function getExchangeAssets(
  kit: Kit,
  parameters: getExchangeAssets.Parameters,
): Promise<getExchangeAssets.ReturnType> {
  const { exchangeId, signal } = assertParameters(kit, parameters, {
    exchangeId: 'string',
    signal: 'AbortSignal | undefined',
  })
  try {
    const api = await kit.api()
    return await withPayCode('UNABLE_TO_GET_EXCHANGES', () =>
      api.getExchangeAssets({ exchangeId }, { signal }),
    )
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getExchangeAssets {
  type Parameters = { exchangeId: string; signal?: AbortSignal | undefined }
  type ReturnType = getApiAssets.ReturnType
  type ErrorType = PayError | getKitError.ReturnType
}
