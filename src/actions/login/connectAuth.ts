import { connect, switchConnection } from 'wagmi/actions'
import type { Kit } from '../../createKit.js'
import { getAuthConnector } from './getAuthConnector.js'

/**
 * Connects the embedded wallet to wagmi after a login.
 *
 * An older user may still be connected: the connection then takes over the new
 * one's account, because a disconnect would sign the new user out as well, and
 * a second `connect` is refused by wagmi.
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
    await switchConnection(config, { connector })
  } else await connect(config, { connector })
}
