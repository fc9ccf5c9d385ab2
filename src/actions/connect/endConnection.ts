import type { Connection, Connector } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { dropConnection } from '../../connectors/wagmi/dropConnection.js'
import {
  DISCONNECT_TIMEOUT_MS,
  WALLET_CONNECT_ID,
} from '../../core/constants.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getMember } from '../../core/errors/getMember.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'
import { forgetLink } from '../../wallets/link/forgetLink.js'

/**
 * Disconnects one wallet, also one that is not restored yet. A wallet that does
 * not answer within 5 s, or that has left the page, is let go of here, and is
 * not taken up when the page loads again.
 *
 * @throws what the wallet throws; it is connected then
 */
export async function endConnection(
  kit: Kit,
  { connector }: Connection,
): Promise<void> {
  const { config } = kit
  const isReal = typeof connector.disconnect === 'function'
  // Restored from storage and not reconnected yet: only its id is real.
  const real = isReal
    ? connector
    : config.connectors.find(({ id }) => id === connector.id)
  if (!kit.workarounds.isEnabled) {
    if (real) await endPlainly(kit, real)
    return
  }
  if (real) await leave(kit, real)
  if (connector.id === WALLET_CONNECT_ID) forgetLink()
  dropConnection(config, { connector })
  await rememberCurrent(kit)
}

async function leave({ config, logger }: Kit, connector: Connector) {
  try {
    await withTimeout((async () => connector.disconnect())(), {
      ms: DISCONNECT_TIMEOUT_MS,
      error: () => new WalletTimeoutError(),
    })
  } catch (error) {
    if (!isGone(error)) throw error
    logger.warn('a wallet was not disconnected cleanly', error)
    const storage = config.storage as Storage | null | undefined
    // The mark of wagmi's own connectors for it.
    await storage?.setItem(`${connector.id}.disconnected`, true)
  }
}

/** By name: an app can hold two copies of wagmi. */
function isGone(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      item instanceof WalletTimeoutError ||
      getMember(item, 'name') === 'ProviderNotFoundError',
  )
}

/** Without the workarounds: by wagmi's `disconnect`. */
async function endPlainly({ config }: Kit, connector: Connector) {
  await withTimeout(disconnect(config, { connector }), {
    ms: DISCONNECT_TIMEOUT_MS,
    error: () => new WalletTimeoutError(),
  })
  if (connector.id === WALLET_CONNECT_ID) forgetLink()
}

async function rememberCurrent({ config }: Kit) {
  const { connections, current } = config.state
  const id = current && connections.get(current)?.connector.id
  if (id) await config.storage?.setItem('recentConnectorId', id)
}

type Storage = { setItem(key: string, value: unknown): unknown }
