import { KitError } from '../core/errors/base.js'
import type { Kit } from '../createKit.js'
import { endConnection } from './endConnection.js'
import { getAuthConnector } from './getAuthConnector.js'

/**
 * Disconnects every wallet. One that fails does not keep the others.
 *
 * A login of an earlier visit that is still on its way back ends as well.
 *
 * @throws KitError 'Failed to disconnect' (`DISCONNECT_FAILED`) when a wallet
 * is still connected afterwards; its cause holds the wallets' errors
 *
 * @example
 * await disconnectAll(kit)
 */
export async function disconnectAll(kit: Kit): Promise<void> {
  const { config } = kit
  const errors: unknown[] = []
  for (const connection of [...config.state.connections.values()]) {
    try {
      await endConnection(kit, connection)
    } catch (error) {
      kit.logger.warn('a wallet failed to disconnect', error)
      errors.push(error)
    }
  }
  await endRemembered(kit)
  if (config.state.connections.size === 0) return
  throw new KitError('Failed to disconnect', {
    code: 'DISCONNECT_FAILED',
    cause: errors.length === 1 ? errors[0] : new AggregateError(errors),
  })
}

export declare namespace disconnectAll {
  type ErrorType = KitError<'DISCONNECT_FAILED'>
}

/** A frame that comes late is no connection yet, and would be one later. */
async function endRemembered(kit: Kit) {
  if (!kit.frame) return
  const { connector } = getAuthConnector(kit)
  if (await connector.isAuthorized()) await connector.disconnect()
}
