import { BaseError } from 'viem'

// wagmi exports its own classes only beside its React hooks, and npm may nest
// `@wagmi/core` where this package cannot import it. Apps match by `name`.

/** wagmi's error of this name: the connector has no connection. */
export class ConnectorNotConnectedError extends BaseError {
  override name = 'ConnectorNotConnectedError'
  constructor() {
    super('Connector not connected.')
  }
}

/** wagmi's error of this name: the chain is not in the wagmi config. */
export class ChainNotConfiguredError extends BaseError {
  override name = 'ChainNotConfiguredError'
  constructor() {
    super('Chain not configured.')
  }
}
