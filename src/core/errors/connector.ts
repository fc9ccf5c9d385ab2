import { KitError } from './base.js'

/** The wagmi config lacks a connector that is needed here. */
export class ConnectorNotFoundError extends KitError<'CONNECTOR_NOT_FOUND'> {
  override name = 'ConnectorNotFoundError'
  constructor(parameters: { connector: string }) {
    super(`The wagmi config has no connector \`${parameters.connector}\``, {
      code: 'CONNECTOR_NOT_FOUND',
      details: `Add \`${parameters.connector}()\` to its \`connectors\`.`,
    })
  }
}
