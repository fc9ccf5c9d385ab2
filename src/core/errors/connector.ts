import { KitError } from './base.js'

/** The wagmi config lacks a connector that is needed here. */
export class ConnectorMissingError extends KitError<'CONNECTOR_NOT_FOUND'> {
  override name = 'ConnectorMissingError'
  constructor(parameters: { connector: string }) {
    super(`The wagmi config has no connector \`${parameters.connector}\``, {
      code: 'CONNECTOR_NOT_FOUND',
      details: `Add \`${parameters.connector}()\` to its \`connectors\`.`,
    })
  }
}
