import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import { FRAME_LOAD_TIMEOUT_MS } from '../core/entryConstants.js'
import { WalletTimeoutError } from '../core/errors/connection.js'
import { withTimeout } from '../core/promise/withTimeout.js'
import { waitForReconnect } from './waitForReconnect.js'

const chosen = new WeakSet<Config>()

/**
 * Connects the Safe whose app shows the page, when the config has wagmi's
 * `safe` connector: once, only if nothing else was taken up, and not when it
 * was disconnected there earlier. Nothing is asked of the person.
 */
export async function chooseSafe(config: Config): Promise<void> {
  const connector = config.connectors.find(({ id }) => id === 'safe')
  if (!connector || chosen.has(config)) return
  chosen.add(config)
  await waitForReconnect(config)
  const { storage } = config as { storage: Storage | null }
  try {
    if (config.state.current || (await storage?.getItem('safe.disconnected')))
      return
    await withTimeout(connect(config, { connector }), {
      ms: FRAME_LOAD_TIMEOUT_MS,
      error: () => new WalletTimeoutError(),
    })
  } catch {
    // The app around is no Safe, or wagmi has connected it itself.
  }
}

type Storage = { getItem(key: string): unknown }
