import { KitError } from './base.js'

/** A function was called with a parameter of the wrong type. Nothing was done. */
export class ParameterError extends KitError<'INVALID_PARAMETER'> {
  override name = 'ParameterError'
  /** Name of the parameter, such as `signal`. */
  readonly parameter: string
  constructor(options: {
    cause?: unknown
    /** The type as TypeScript writes it. */
    expected: string
    parameter: string
    /** Name of the type that was passed; never the value, which can be a secret. */
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
