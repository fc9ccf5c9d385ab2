import { connect, switchAccount } from 'wagmi/actions'
import type { Kit } from '../../createKit.js'
import { emit } from '../analytics/emit.js'
import { getConnectMethod } from '../analytics/getConnectMethod.js'
import { getAuthConnector } from './getAuthConnector.js'

/**
 * Connects the embedded wallet to wagmi after a login.
 *
 * If an earlier user is still connected, the connection takes over the new
 * account: a disconnect would also sign out the new user, and wagmi rejects a
 * second `connect`.
 */
export async function connectAuth(kit: Kit): Promise<void> {
  const { config } = kit
  const { connector } = getAuthConnector(kit)
  if (config.state.connections.has(connector.uid)) {
    const { accounts, chainId } = await connector.connect()
    connector.emitter.emit('change', {
      accounts: accounts as readonly `0x${string}`[],
      chainId,
    })
    await switchAccount(config, { connector })
  } else await connect(config, { connector })
  emit(kit, {
    event: 'CONNECT_SUCCESS',
    method: getConnectMethod(kit, connector.id),
    name: connector.name,
  })
}
