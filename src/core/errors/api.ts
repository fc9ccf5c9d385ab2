import { KitError } from './base.js'

type ApiCode =
  | 'REQUEST_FAILED'
  | 'REQUEST_INVALID'
  | 'REQUEST_TIMED_OUT'
  | 'RESPONSE_INVALID'
  | 'RPC_REQUEST_FAILED'
  | 'SERVICE_UNAVAILABLE'

/** A call to the blockchain API failed. */
export class ApiError<code extends ApiCode = ApiCode> extends KitError<code> {
  override name = 'ApiError'
  /** HTTP status, `undefined` when no answer came. */
  readonly status: number | undefined
  constructor(
    shortMessage: string,
    parameters: {
      code: code
      cause?: unknown
      details?: string | undefined
      status?: number | undefined
    },
  ) {
    super(shortMessage, parameters)
    this.status = parameters.status
  }
}

/** The service answered with a failure status, or could not be reached. */
export class ApiRequestError extends ApiError<'REQUEST_FAILED'> {
  override name = 'ApiRequestError'
  /** Why, in the words of the service: foreign text, capped and stripped. */
  readonly reason: string | undefined
  constructor(
    parameters: {
      cause?: unknown
      details?: string | undefined
      reason?: string | undefined
      status?: number | undefined
    } = {},
  ) {
    const { reason, status } = parameters
    super(
      status === undefined
        ? 'Request failed: the service cannot be reached'
        : `Request failed: the service answered with status ${status}`,
      { code: 'REQUEST_FAILED', details: reason, ...parameters },
    )
    this.reason = reason
  }
}

/**
 * The service has failed several times in a row, so it was not asked. It will
 * be in a few seconds; the last failure is the cause.
 */
export class ApiUnavailableError extends ApiError<'SERVICE_UNAVAILABLE'> {
  override name = 'ApiUnavailableError'
  constructor(parameters: { cause?: unknown } = {}) {
    super("The service isn't responding. Try again in a few seconds", {
      code: 'SERVICE_UNAVAILABLE',
      ...parameters,
    })
  }
}

/** The service took longer than the HTTP timeout. */
export class ApiTimeoutError extends ApiError<'REQUEST_TIMED_OUT'> {
  override name = 'ApiTimeoutError'
  constructor(parameters: { cause?: unknown; details?: string } = {}) {
    super('Request timed out: the service took too long to answer', {
      code: 'REQUEST_TIMED_OUT',
      ...parameters,
    })
  }
}

/** The answer was not what the endpoint promises, an HTML page for example. */
export class ApiResponseError extends ApiError<'RESPONSE_INVALID'> {
  override name = 'ApiResponseError'
  constructor(
    parameters: {
      cause?: unknown
      details?: string | undefined
      status?: number | undefined
    } = {},
  ) {
    super('Request failed: the answer of the service cannot be read', {
      code: 'RESPONSE_INVALID',
      ...parameters,
    })
  }
}
