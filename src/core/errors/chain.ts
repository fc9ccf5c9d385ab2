import { KitError } from './base.js'

/** The chain is not in the wagmi config. */
export class ChainNotSupportedError extends KitError<'CHAIN_NOT_SUPPORTED'> {
  override name = 'ChainNotSupportedError'
  constructor(parameters: { chain: string; cause?: unknown }) {
    super('Chain is not supported', {
      code: 'CHAIN_NOT_SUPPORTED',
      sentToNetwork: 'no',
      details: parameters.chain,
      cause: parameters.cause,
    })
  }
}
