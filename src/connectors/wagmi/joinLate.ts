import type { Config, Connector } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { FRAME_LOAD_TIMEOUT_MS } from '../../core/constants/frame.js'
import { sleep } from '../../core/promise/sleep.js'
import { reconnectLate } from './reconnectLate.js'
import type { Workarounds } from './types.js'

/**
 * wagmi's reconnect only asks the connectors that exist, and have a provider,
 * when it starts. Extensions announce themselves (EIP-6963) or set
 * `window.ethereum` when their code has loaded, often after the page.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/reconnect.ts#L37-L72
 *
 * Without it such a wallet is disconnected after a reload, and prompts on the
 * next click. It joins without a prompt for 20 s after a reconnect, if it was
 * used here, unless the user has disconnected or connected meanwhile.
 *
 * @param parameters.isUsed - whether a connector was connected earlier
 */
export function joinLate(parameters: joinLate.Parameters): () => void {
  const { config, isApplied, isReconnecting, isUsed } = parameters
  const life = new AbortController()
  const asked = new Set<Connector>()
  let isSeen = isReconnecting()
  let until = 0
  const stops = [
    config.subscribe(
      ({ status }) => status,
      (status, before) => {
        if (isReconnecting()) isSeen = true
        else if (isSeen && !until) start()
        if (before === 'connected' && status === 'disconnected') end()
      },
    ),
  ]

  function start() {
    until = Date.now() + FRAME_LOAD_TIMEOUT_MS
    stops.push(watchConnectors(config, { onChange: look }))
    look()
  }

  const isWanted = () =>
    !life.signal.aborted && isApplied() && Date.now() < until

  function look() {
    for (const connector of config.connectors) {
      if (connector.type !== 'injected' || asked.has(connector)) continue
      asked.add(connector)
      join(connector).catch(() => {})
    }
  }

  async function join(connector: Connector) {
    if (!isWanted() || !(await isUsed(connector))) return
    // Only wallets that announce themselves are reported.
    while (!(await connector.getProvider().catch(() => undefined))) {
      await sleep(LOOK_INTERVAL_MS, life.signal)
      if (!isWanted()) return
    }
    const promise = Promise.resolve()
    await reconnectLate({
      ...{ config, connector, inner: connector },
      ...{ isApplied: isWanted, promise },
    })
  }

  function end() {
    life.abort()
    for (const stop of stops.splice(0)) stop()
  }

  return end
}

/** How often providers that are still missing are looked for. */
const LOOK_INTERVAL_MS = 250

export declare namespace joinLate {
  type Parameters = {
    config: Config
    isApplied: Workarounds['isApplied']
    isReconnecting: () => boolean
    isUsed: (connector: Connector) => Promise<boolean>
  }
}
