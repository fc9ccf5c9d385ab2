/**
 * Failure that the frame reports to the app, with an error code.
 *
 * @example
 * throw new HostError({ message: 'Invalid code', code: 'INVALID_CODE' })
 */
export class HostError extends Error {
  override name = 'HostError'
  /** String such as `INVALID_CODE`, or a number of EIP-1193 or EIP-1474. */
  readonly code: string | number | undefined
  /** Return data of a reverted call. */
  readonly data: `0x${string}` | undefined

  constructor(parameters: {
    message: string
    code?: string | number | undefined
    data?: `0x${string}` | undefined
    cause?: unknown
  }) {
    const { cause, code, data, message } = parameters
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.data = data
  }
}
