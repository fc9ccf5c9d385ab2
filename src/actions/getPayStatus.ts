import type { getTransferStatus } from '../api/transfers.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { PayError } from '../core/errors/pay.js'
import type { Kit } from '../createKit.js'
import { withPayCode } from '../features/pay/withPayCode.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the status of a payment that a service converts, as in `requestId`
 * of `getPayQuote`. Final, unless it is `waiting` or `pending`.
 *
 * @param parameters.requestId - ID of the quote
 * @param parameters.signal - aborts the request
 * @throws PayError `UNABLE_TO_GET_QUOTE_STATUS`
 *
 * @example
 * const { status } = await getPayStatus(kit, { requestId: quote.requestId })
 */
export async function getPayStatus(
  kit: Kit,
  parameters: getPayStatus.Parameters,
): Promise<getPayStatus.ReturnType> {
  const { requestId, signal } = assertParameters(kit, parameters, {
    requestId: 'string',
    signal: 'AbortSignal | undefined',
  })
  try {
    const api = await kit.api()
    return await withPayCode('UNABLE_TO_GET_QUOTE_STATUS', () =>
      api.getTransferStatus({ requestId }, { signal }),
    )
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getPayStatus {
  type Parameters = { requestId: string; signal?: AbortSignal | undefined }
  type ReturnType = getTransferStatus.ReturnType
  type ErrorType = PayError | getKitError.ReturnType
}
