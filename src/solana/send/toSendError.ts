import {
  ApiError,
  ApiRequestError,
  ApiResponseError,
} from '../../core/errors/api.js'
import { KitError } from '../../core/errors/base.js'
import { SolanaError } from '../../core/errors/solana.js'
import { toOfflineError } from '../../core/errors/toOfflineError.js'
import { toKitError } from '../toKitError.js'

/**
 * What an app gets to see of a failed send. What may have left says so itself,
 * so that all else is a failure before that.
 */
export function toSendError(error: unknown): Error {
  const found = toKitError(error)
  if (!(found instanceof KitError) || found.sentToNetwork) return found
  const offline = toOfflineError(found)
  if (offline !== found) return offline
  const { code, details, shortMessage } = found
  if (found instanceof ApiError)
    return new SolanaError({ code: toCode(found), cause: found, details })
  return new KitError(shortMessage, {
    code,
    cause: found,
    details,
    sentToNetwork: 'no',
  })
}

function toCode(error: ApiError) {
  if (error instanceof ApiResponseError) return 'RPC_UNREADABLE'
  const isBusy = error instanceof ApiRequestError && error.status === 429
  return isBusy ? 'RPC_BUSY' : 'RPC_FAILED'
}
