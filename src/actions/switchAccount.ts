import { switchConnection } from '@wagmi/core'
import { loadKitError } from '../core/errors/loadKitError.js'
import { NotConnectedError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'

/**
 * Makes the account of another connected wallet the active one: the one that
 * actions use when none is given. The wallet is not asked.
 *
 * @param parameters.connectorUid - `connector.uid` of one of `getAccounts`
 * @throws NotConnectedError when that wallet is not connected
 *
 * @example
 * const [, second] = getAccounts(kit)
 * await switchAccount(kit, { connectorUid: second.connector.uid })
 */
export async function switchAccount(
  kit: Kit,
  parameters: switchAccount.Parameters,
): Promise<void> {
  const { config } = kit
  const connection = config.state.connections.get(parameters.connectorUid)
  if (!connection) throw new NotConnectedError()
  try {
    await switchConnection(config, { connector: connection.connector })
  } catch (error) {
    throw await loadKitError(error)
  }
  kit.store.set(kit.atoms.activeNamespace, 'eip155')
}

export declare namespace switchAccount {
  type Parameters = { connectorUid: string }
  type ErrorType = NotConnectedError | loadKitError.ReturnType
}
