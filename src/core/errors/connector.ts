import { KitError } from './base.js'

/** Thrown when the wagmi config lacks a required connector. */
export class ConnectorMissingError extends KitError<'CONNECTOR_NOT_FOUND'> {
  override name = 'ConnectorMissingError'
  constructor(parameters: { connector: string }) {
    super(`The wagmi config has no connector \`${parameters.connector}\``, {
      code: 'CONNECTOR_NOT_FOUND',
      details: `Add \`${parameters.connector}()\` to its \`connectors\`.`,
    })
  }
}
