import { getErrorChain } from './getErrorChain.js'
import { toDetails } from './toDetails.js'

export type KitErrorParameters<code extends string = string> = {
  /** Stable identifier to match on. */
  code: code
  /** The failure beneath this one, kept whole. */
  cause?: unknown
  /** Technical addition for developers; foreign text is capped and stripped. */
  details?: string | undefined
  /** Whether a transaction may have left: `unknown` must never be sent again. */
  sentToNetwork?: 'no' | 'yes' | 'unknown' | undefined
}

/**
 * Base of every error this package throws, apart from the wallet errors of
 * EIP-1193 and EIP-1474, which stay viem's classes.
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
  declare readonly code: code
  /** One clear sentence, fit to be shown to a person. */
  declare readonly shortMessage: string
  declare readonly details: string | undefined
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

  /** The first error of the cause chain that matches, this one included. */
  walk(match?: (error: unknown) => boolean): unknown {
    const chain = getErrorChain(this)
    return match ? (chain.find(match) ?? null) : chain.at(-1)
  }
}
