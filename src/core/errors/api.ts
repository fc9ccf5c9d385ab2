import { KitError } from './base.js'

type ApiCode =
  | 'REQUEST_FAILED'
  | 'REQUEST_INVALID'
  | 'REQUEST_TIMED_OUT'
  | 'RESPONSE_INVALID'
  | 'RPC_REQUEST_FAILED'
  | 'SERVICE_UNAVAILABLE'

/** Thrown when a call to the blockchain API fails. */
export class ApiError<code extends ApiCode = ApiCode> extends KitError<code> {
  override name = 'ApiError'
  /** HTTP status, `undefined` when there was no response. */
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

/** Thrown when the service returns an error status or cannot be reached. */
export class ApiRequestError extends ApiError<'REQUEST_FAILED'> {
  override name = 'ApiRequestError'
  /** Reason given by the service. Untrusted text, sanitized and truncated. */
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
        : `Request failed: the service responded with status ${status}`,
      { code: 'REQUEST_FAILED', details: reason, ...parameters },
    )
    this.reason = reason
  }
}

/**
 * Thrown without a request after the service has failed several times in a
 * row. Calls are allowed again after a few seconds. The last failure is the
 * cause.
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

/** Thrown when the service exceeds the HTTP timeout. */
export class ApiTimeoutError extends ApiError<'REQUEST_TIMED_OUT'> {
  override name = 'ApiTimeoutError'
  constructor(parameters: { cause?: unknown; details?: string } = {}) {
    super('Request timed out: the service took too long to respond', {
      code: 'REQUEST_TIMED_OUT',
      ...parameters,
    })
  }
}

/**
 * Thrown when a response does not match its schema, for example an HTML page.
 */
export class ApiResponseError extends ApiError<'RESPONSE_INVALID'> {
  override name = 'ApiResponseError'
  constructor(
    parameters: {
      cause?: unknown
      details?: string | undefined
      status?: number | undefined
    } = {},
  ) {
    super('Request failed: the service returned an invalid response', {
      code: 'RESPONSE_INVALID',
      ...parameters,
    })
  }
}
