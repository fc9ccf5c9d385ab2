import { ApiError } from '../../core/errors/api.js'
import { PayError, type PayErrorCode } from '../../core/errors/pay.js'

/**
 * Runs a call of the API, and names the failure by what was wanted. An aborted
 * call keeps the signal's reason.
 *
 * @throws PayError with that code, `ASSET_NOT_SUPPORTED` if the service says
 * so; nothing was sent
 */
export async function withPayCode<value>(
  code: PayErrorCode,
  run: () => Promise<value>,
): Promise<value> {
  try {
    return await run()
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    const { details } = cause
    const isUnsupported = details?.includes('is not supported')
    throw new PayError({
      code: isUnsupported ? 'ASSET_NOT_SUPPORTED' : code,
      cause,
      details,
    })
  }
}
