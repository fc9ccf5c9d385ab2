import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { FRAME_LOAD_TIMEOUT_MS } from '../core/constants.js'
import { WalletTimeoutError } from '../core/errors/connection.js'
import { sleep } from '../core/promise/sleep.js'
import { withTimeout } from '../core/promise/withTimeout.js'
import { waitForReconnect } from './waitForReconnect.js'

const chosen = new WeakSet<Config>()
/** wagmi's connector gives the app of Safe 10 ms to answer. */
const RETRY_MS = 1_000

/**
 * Connects the Safe whose app shows the page, when the config has wagmi's
 * `safe` connector: once, only if nothing else was taken up, and not when it
 * was disconnected there earlier. It is tried a second time where the app was
 * too busy to answer. Nothing is asked of the person.
 */
export async function chooseSafe(config: Config): Promise<void> {
  const connector = config.connectors.find(({ id }) => id === 'safe')
  if (!connector || chosen.has(config)) return
  chosen.add(config)
  if (await connectSafe(config, connector)) return
  await sleep(RETRY_MS)
  await connectSafe(config, connector)
}

/** Whether nothing is left to do. */
async function connectSafe(config: Config, connector: Connector) {
  await waitForReconnect(config)
  const { storage } = config as { storage: Storage | null }
  try {
    if (config.state.current || (await storage?.getItem('safe.disconnected')))
      return true
    await withTimeout(connect(config, { connector }), {
      ms: FRAME_LOAD_TIMEOUT_MS,
      error: () => new WalletTimeoutError(),
    })
    return true
  } catch (error) {
    // The app around is no Safe, or wagmi has connected it itself.
    return error instanceof WalletTimeoutError
  }
}

type Storage = { getItem(key: string): unknown }
