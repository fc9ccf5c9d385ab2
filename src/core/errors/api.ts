import { KitError } from './base.js'

type ApiCode =
  | 'REQUEST_FAILED'
  | 'REQUEST_TIMED_OUT'
  | 'RESPONSE_INVALID'
  | 'RPC_REQUEST_FAILED'

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
  constructor(
    parameters: {
      cause?: unknown
      details?: string | undefined
      status?: number | undefined
    } = {},
  ) {
    super(
      parameters.status === undefined
        ? 'Request failed: the service cannot be reached'
        : `Request failed: the service answered with status ${parameters.status}`,
      { code: 'REQUEST_FAILED', ...parameters },
    )
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
