import type { Connector } from 'wagmi'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { ConnectorMissingError } from '../../core/errors/connector.js'
import type { Frame } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns the embedded wallet's connector and its frame.
 *
 * @throws ConnectorMissingError when the config has no `authFrame()`
 */
export function getAuthConnector(kit: Kit): {
  connector: Connector
  frame: Frame
} {
  const connector = kit.config.connectors.find(
    ({ id }) => id === AUTH_CONNECTOR_ID,
  )
  if (!connector || !kit.frame)
    throw new ConnectorMissingError({ connector: 'authFrame' })
  return { connector, frame: kit.frame }
}
