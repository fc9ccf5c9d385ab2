import type { Connection, Connector } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { dropConnection } from '../../connectors/wagmi/dropConnection.js'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getMember } from '../../core/errors/getMember.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { Kit } from '../../createKit.js'
import { forgetLink } from '../../wallets/link/forgetLink.js'

/** Timeout for disconnecting a wallet. */
const DISCONNECT_TIMEOUT_MS = 5_000

/**
 * Disconnects one wallet, even if it is not restored yet. A wallet that does
 * not answer within 5 s, or that has left the page, is dropped locally and not
 * restored on the next page load. If the workarounds are disabled, this is
 * left to wagmi's `disconnect`.
 *
 * @throws the wallet's error; the wallet then stays connected
 */
export async function endConnection(
  kit: Kit,
  { connector }: Connection,
): Promise<void> {
  const { config } = kit
  const isReal = typeof connector.disconnect === 'function'
  // Restored from storage and not reconnected yet: only its id is valid.
  const real = isReal
    ? connector
    : config.connectors.find(({ id }) => id === connector.id)
  if (!kit.workarounds.isEnabled) {
    if (real) await endPlainly(kit, real)
    return
  }
  // A targeted connector and an announced one can be the same wallet.
  const twins = real ? await findTwins(kit, real) : []
  if (real) await leave(kit, real)
  if (connector.id === WALLET_CONNECT_ID) forgetLink()
  dropConnection(config, { connector })
  for (const twin of twins) {
    await leave(kit, twin)
    dropConnection(config, { connector: twin })
  }
  await rememberCurrent(kit)
}

/** Finds other connected connectors of the same provider. */
async function findTwins({ config }: Kit, connector: Connector) {
  const others = [...config.state.connections.values()]
    .map((connection) => connection.connector)
    .filter(({ type, uid }) => type === 'injected' && uid !== connector.uid)
  if (connector.type !== 'injected' || others.length === 0) return []
  const read = (one: Connector) =>
    withTimeout((async () => one.getProvider())(), {
      ms: DISCONNECT_TIMEOUT_MS,
      error: () => new WalletTimeoutError(),
    }).catch(() => undefined)
  const [own, ...found] = await Promise.all([connector, ...others].map(read))
  return others.filter((_, index) => own && found[index] === own)
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
    // wagmi's own connectors set the same flag on disconnect.
    await storage?.setItem(`${connector.id}.disconnected`, true)
  }
}

/** Matched by name: an app may bundle two copies of wagmi. */
function isGone(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      item instanceof WalletTimeoutError ||
      getMember(item, 'name') === 'ProviderNotFoundError',
  )
}

/**
 * Disconnects with wagmi's `disconnect`, for when the workarounds are
 * disabled.
 */
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
