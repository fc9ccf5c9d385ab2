import { KitError } from './base.js'

/** Thrown when a chain is not in the wagmi config. */
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

/**
 * Thrown when another chain is requested before the wallet has switched to
 * this one.
 */
export class SwitchReplacedError extends KitError<'SWITCH_REPLACED'> {
  override name = 'SwitchReplacedError'
  constructor(parameters: { chainId: number }) {
    super('You chose another network in the meantime', {
      code: 'SWITCH_REPLACED',
      sentToNetwork: 'no',
      details: `eip155:${parameters.chainId}`,
    })
  }
}
