import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { FRAME_LOAD_TIMEOUT_MS } from '../core/constants/frame.js'
import { WalletTimeoutError } from '../core/errors/connection.js'
import { isDevelopment } from '../core/isDevelopment.js'
import { safeAppOrigin } from '../core/options/safe.js'
import { sleep } from '../core/promise/sleep.js'
import { withTimeout } from '../core/promise/withTimeout.js'
import { createId } from '../core/secureContext/createId.js'
import { warnOnce } from '../core/warnOnce.js'
import { waitForReconnect } from './wagmi/waitForReconnect.js'

/** Delays before each retry, once the Safe app has answered. */
const RETRIES_MS = [0, 500, 1_000, 2_000]

/**
 * Connects the Safe whose app embeds the page, if the config has wagmi's
 * `safe` connector. Does nothing if another wallet was restored or the Safe
 * was disconnected before. wagmi's connector waits 10 ms for the app to
 * answer; for a busy app, this waits longer and retries. The user is not
 * prompted.
 */
export async function chooseSafe(config: Config): Promise<void> {
  const connector = config.connectors.find(({ id }) => id === 'safe')
  if (!connector) return
  if (await connectSafe(config, connector)) return
  const elapsed = await pingSafe()
  if (elapsed === undefined) return
  for (const ms of RETRIES_MS) {
    await sleep(ms)
    if (await connectSafe(config, connector)) return
  }
  if (isDevelopment)
    warnOnce(
      `The app of Safe answers after ${Math.ceil(elapsed)} ms, and wagmi's connector does not wait for it. Pass \`safe({ unstable_getInfoTimeout: 2_000 })\`.`,
    )
}

/** Returns whether nothing is left to do. */
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
    // The app is busy or not a Safe, or wagmi has connected it itself.
    return error instanceof WalletTimeoutError
  }
}

type Storage = { getItem(key: string): unknown }

/** Interval between messages: the app may not listen yet. */
const REPEAT_MS = 1_000
const METHOD = 'getSafeInfo'
/** Oldest SDK version with these messages; the app answers in its format. */
const SDK_VERSION = '9.0.0'

/**
 * Waits until the embedding Safe app answers a Safe Apps SDK message.
 *
 * @returns how long the answer took, in milliseconds; `undefined` when there
 * is none within 20 s
 */
function pingSafe(): Promise<number | undefined> {
  return new Promise((resolve) => {
    const { parent } = globalThis
    if (!parent || parent === globalThis.window) return resolve(undefined)
    const sent = new Map<string, number>()

    function ask() {
      const id = createId()
      sent.set(id, performance.now())
      const env = { sdkVersion: SDK_VERSION }
      parent.postMessage({ env, id, method: METHOD }, safeAppOrigin)
    }
    function onMessage({ data, origin, source }: MessageEvent) {
      if (origin !== safeAppOrigin || source !== parent) return
      const since = sent.get(data?.id)
      if (since !== undefined && data.success === true)
        finish(performance.now() - since)
    }
    function finish(elapsed?: number) {
      clearInterval(repeat)
      clearTimeout(end)
      removeEventListener('message', onMessage)
      resolve(elapsed)
    }

    addEventListener('message', onMessage)
    const end = setTimeout(finish, FRAME_LOAD_TIMEOUT_MS)
    const repeat = setInterval(ask, REPEAT_MS)
    ask()
  })
}
