/** A refusal that reaches the caller as JSON `{ code, message, ...data }`. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly status: ServiceError.Status | 429
  readonly code: string
  readonly data: Record<string, unknown>

  /** With status 429, `secondsLeft` is also sent as `Retry-After`. */
  constructor(...parameters: ServiceError.Parameters) {
    const [status, code, message, data = {}] = parameters
    super(message)
    this.status = status
    this.code = code
    this.data = data
  }
}

export declare namespace ServiceError {
  type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 502 | 503
  type Parameters =
    | [
        status: Status,
        code: string,
        message: string,
        data?: Record<string, unknown>,
      ]
    | [
        status: 429,
        code: string,
        message: string,
        data: { secondsLeft: number },
      ]
}
