/**
 * A failure that the frame wants to tell the app, with a code of the wire.
 *
 * @example
 * throw new HostError({ message: 'Invalid code', code: 'INVALID_CODE' })
 */
export class HostError extends Error {
  override name = 'HostError'
  /** A word such as `INVALID_CODE`, or a number of EIP-1193 or EIP-1474. */
  readonly code: string | number | undefined
  /** What a reverted call has returned. */
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
