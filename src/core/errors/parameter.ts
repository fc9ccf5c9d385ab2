import { KitError } from './base.js'

/** Thrown when a parameter has the wrong type. Nothing was done. */
export class ParameterError extends KitError<'INVALID_PARAMETER'> {
  override name = 'ParameterError'
  /** Name of the parameter, for example `signal`. */
  readonly parameter: string
  constructor(options: {
    cause?: unknown
    /** Expected type in TypeScript notation. */
    expected: string
    parameter: string
    /**
     * Type name of the received value. Never the value, which may be a secret.
     */
    received: string
  }) {
    const { cause, expected, parameter, received } = options
    super(`The parameter \`${parameter}\` is invalid`, {
      code: 'INVALID_PARAMETER',
      cause,
      details: `Expected ${expected}, received ${received}.`,
      sentToNetwork: 'no',
    })
    this.parameter = parameter
  }
}
