import {
  ApiError,
  ApiRequestError,
  ApiResponseError,
} from '../core/errors/api.js'
import { KitError } from '../core/errors/base.js'
import { getErrorChain } from '../core/errors/getErrorChain.js'
import { getErrorText } from '../core/errors/getErrorText.js'
import { getKitError } from '../core/errors/getKitError.js'
import { getMember } from '../core/errors/getMember.js'

/**
 * Translates errors of web3.js and its nodes once, at the border: failures of
 * the node become an `ApiError`, everything else follows `getKitError`.
 *
 * Not for errors of wallets: the codes of a node have other meanings.
 */
export function toKitError(error: unknown): getKitError.ReturnType {
  const chain = getErrorChain(error)
  const kit = chain.find((item) => item instanceof KitError)
  if (kit) return kit
  for (const item of chain) {
    const found = toNodeError(item, error)
    if (found) return found
  }
  return getKitError(error)
}

function toNodeError(item: unknown, cause: unknown): ApiError | undefined {
  const details = getErrorText(item)
  // web3.js puts the status and the whole response into one text.
  const status = /(?:^|Error: )([45]\d\d) /.exec(details ?? '')?.[1]
  if (status)
    return new ApiRequestError({ cause, details, status: Number(status) })
  const code = getMember(item, 'code')
  if (code === 429 || code === -32429)
    return new ApiRequestError({ cause, details, status: 429 })
  if (item instanceof SyntaxError || isShapeError(item) || isJunk(details))
    return new ApiResponseError({ cause, details })
  if (isUnreachable(item, details))
    return new ApiRequestError({ cause, details })
  const isAnswer =
    getMember(item, 'name') === 'SolanaJSONRPCError' ||
    typeof getMember(item, 'transactionMessage') === 'string'
  if (!isAnswer) return undefined
  return new ApiError('RPC request failed', {
    code: 'RPC_REQUEST_FAILED',
    cause,
    details,
  })
}

/** A response that web3.js could not parse. */
function isShapeError(item: unknown) {
  return typeof getMember(item, 'failures') === 'function'
}

/** Many methods of web3.js keep only the text of the error they have caught. */
function isJunk(details = '') {
  return /: (?:SyntaxError|StructError)\b|Expected the value to satisfy/.test(
    details,
  )
}

function isUnreachable(item: unknown, details = '') {
  if (/: (?:TypeError|NetworkError): /.test(details)) return true
  return item instanceof TypeError && /fetch|network|load/i.test(details)
}
