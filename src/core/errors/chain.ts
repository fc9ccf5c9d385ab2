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
 * Thrown when the server of the embedded wallet has no node for a chain of the
 * app.
 */
export class ChainNotServedError extends KitError<'CHAIN_NOT_SERVED'> {
  override name = 'ChainNotServedError'
  /** Origin of the server. */
  readonly server: string
  constructor(parameters: {
    cause?: unknown
    chainId: number
    server: string
  }) {
    const { cause, chainId, server } = parameters
    super(
      `${server} has no node for chain ${chainId}. Set RPC_URLS=${chainId}=<address of a node> for it and restart it.`,
      { code: 'CHAIN_NOT_SERVED', sentToNetwork: 'no', cause },
    )
    this.server = server
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
