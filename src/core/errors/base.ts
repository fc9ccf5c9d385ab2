import { getErrorChain } from './getErrorChain.js'
import { toDetails } from './toDetails.js'

export type KitErrorParameters<code extends string = string> = {
  /** Stable identifier to match on. */
  code: code
  /** The underlying error, unmodified. */
  cause?: unknown
  /**
   * Technical details for developers. Untrusted text is truncated and
   * sanitized.
   */
  details?: string | undefined
  /** Whether a transaction may have been sent. Never resend on `unknown`. */
  sentToNetwork?: 'no' | 'yes' | 'unknown' | undefined
}

/**
 * Base class of all errors this package throws, apart from the wallet errors
 * of EIP-1193 and EIP-1474, which stay viem's classes.
 *
 * @example
 * try {
 *   await sendToken({ token: 'native', to, amount: '1.5' })
 * } catch (error) {
 *   if (error instanceof KitError) show(error.shortMessage, error.code)
 * }
 */
export class KitError<code extends string = string> extends Error {
  override name = 'KitError'
  /** Stable identifier of the failure, such as `SEND_UNDER_WAY`. */
  declare readonly code: code
  /** One clear sentence that can be shown to users. */
  declare readonly shortMessage: string
  /** Technical reason, for logs. */
  declare readonly details: string | undefined
  /**
   * Whether a transaction reached the network; `undefined` if the error is not
   * about one.
   */
  declare readonly sentToNetwork: 'no' | 'yes' | 'unknown' | undefined

  constructor(shortMessage: string, parameters: KitErrorParameters<code>) {
    const { cause, code, sentToNetwork } = parameters
    const details = parameters.details && toDetails(parameters.details)
    super(
      details ? `${shortMessage}\n\nDetails: ${details}` : shortMessage,
      cause === undefined ? undefined : { cause },
    )
    this.code = code
    this.shortMessage = shortMessage
    this.details = details
    this.sentToNetwork = sentToNetwork
  }

  /**
   * Returns the first error in the cause chain that matches, including this
   * one.
   */
  walk(match?: (error: unknown) => boolean): unknown {
    const chain = getErrorChain(this)
    return match ? (chain.find(match) ?? null) : chain.at(-1)
  }
}

/** Thrown when the browser is offline and a request failed. */
export class OfflineError extends KitError<'OFFLINE'> {
  override name = 'OfflineError'
  constructor(parameters: { cause?: unknown } = {}) {
    super("You're offline. Check your connection and try again", {
      code: 'OFFLINE',
      sentToNetwork: 'no',
      ...parameters,
    })
  }
}

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
