/** A refusal that reaches the caller as JSON `{ code, message, ...data }`. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly status: ServiceError.Status
  readonly code: string
  readonly data: Record<string, unknown>

  constructor(
    status: ServiceError.Status,
    code: string,
    message: string,
    data: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.data = data
  }
}

export declare namespace ServiceError {
  type Status = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 502 | 503
}
