import { KitError } from '../core/errors/base.js'
import { NotConnectedError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { endConnection } from '../features/accounts/endConnection.js'
import { emit } from '../features/analytics/emit.js'
import { toSolanaWalletId } from '../wallets/toSolanaWalletId.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Disconnects one wallet. If it was the active one, another connected wallet
 * becomes active. A wallet connected on both namespaces stays connected on the
 * other one; disconnecting the last one ends a login.
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
  parameters = assertParameters(kit, parameters, { connectorUid: 'string' })
  const { connectorUid } = parameters
  const walletId = toSolanaWalletId(connectorUid)
  const connection = kit.config.state.connections.get(connectorUid)
  const isConnected = kit.solana
    ?.getState()
    .accounts.some(({ connector }) => connector.uid === connectorUid)
  if (!connection && !isConnected) throw new NotConnectedError()
  const namespace = connection ? 'eip155' : 'solana'
  try {
    if (connection) await endConnection(kit, connection)
    else await kit.solana?.disconnect({ walletId })
  } catch (cause) {
    kit.logger.warn('a wallet failed to disconnect', cause)
    emit(kit, { error: cause, event: 'DISCONNECT_ERROR', namespace })
    throw new KitError('Failed to disconnect', {
      code: 'DISCONNECT_FAILED',
      cause,
    })
  }
  emit(kit, { event: 'DISCONNECT_SUCCESS', namespace })
}

export declare namespace disconnectAccount {
  type Parameters = { connectorUid: string }
  type ErrorType = NotConnectedError | KitError<'DISCONNECT_FAILED'>
}
