import { BaseError } from 'viem'

// wagmi exports its error classes only together with its React hooks, and
// npm may nest `@wagmi/core` where this package cannot import it. Apps match
// errors by `name`.

/** wagmi's error of this name: the connector is not connected. */
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
