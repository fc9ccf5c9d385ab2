import { KitError } from '../core/errors/base.js'
import { NotConnectedError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { endConnection } from './endConnection.js'

/**
 * Disconnects one wallet. When it was the active one, another one that is
 * connected becomes active.
 *
 * @param parameters.connectorUid - `connector.uid` of one of `getAccounts`
 * @throws NotConnectedError when that wallet is not connected
 * @throws KitError 'Failed to disconnect' (`DISCONNECT_FAILED`)
 *
 * @example
 * const [first] = getAccounts(kit)
 * await disconnectAccount(kit, { connectorUid: first.connector.uid })
 */
export async function disconnectAccount(
  kit: Kit,
  parameters: disconnectAccount.Parameters,
): Promise<void> {
  const { connections } = kit.config.state
  const connection = connections.get(parameters.connectorUid)
  if (!connection) throw new NotConnectedError()
  try {
    await endConnection(kit, connection)
  } catch (cause) {
    kit.logger.warn('a wallet failed to disconnect', cause)
    throw new KitError('Failed to disconnect', {
      code: 'DISCONNECT_FAILED',
      cause,
    })
  }
}

export declare namespace disconnectAccount {
  type Parameters = { connectorUid: string }
  type ErrorType = NotConnectedError | KitError<'DISCONNECT_FAILED'>
}
