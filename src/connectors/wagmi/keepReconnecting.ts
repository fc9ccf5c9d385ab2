import type { Address } from 'viem'
import type { Config, Connection, CreateConnectorFn } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import { mountedConfig } from '../session/mountedConfig.js'

/**
 * wagmi's reconnect ends as `disconnected`, and forgets the connection of the
 * earlier visit, while a connector still restores its session: wagmi has one
 * status for "no wallet" and for "not known yet".
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/actions/reconnect.ts#L113-L122
 *
 * Without it a page whose secure frame takes longer than 3 s shows for a
 * moment that nobody is connected. With it status and connection are those of
 * a reconnect until the session is restored or cannot be. Users can connect
 * another wallet meanwhile.
 *
 * @param parameters.disconnect - what wagmi's `disconnect` calls meanwhile
 * @returns a function that ends the wait
 */
export function keepReconnecting(
  parameters: keepReconnecting.Parameters,
): () => void {
  const { connectorId, emitter, signal, storage } = parameters
  const config: Config | undefined = Reflect.get(emitter, mountedConfig)
  if (!config) return () => {}
  const earlier = findEarlier(config, parameters)
  const stops: (() => void)[] = []
  let isEnded = false
  /** Set while the status is kept. */
  let stopRelay: (() => void) | undefined

  async function start(config: Config) {
    const recent = await storage?.getItem('recentConnectorId')
    if (recent !== connectorId || isEnded) return
    const onStatus = () => follow(config)
    signal.addEventListener('abort', end)
    stops.push(
      config.subscribe(({ status }) => status, onStatus),
      () => signal.removeEventListener('abort', end),
    )
    onStatus()
  }

  function follow(config: Config) {
    if (stopRelay && config.state.status === 'reconnecting') return
    release(config)
    const { connections, status } = config.state
    if (status === 'connected') end()
    else if (status === 'disconnected' && connections.size === 0) keep(config)
  }

  function keep(config: Config) {
    stopRelay = relayConnect(config)
    config.setState((state) => ({
      ...state,
      connections: new Map(earlier && [[earlier.connector.uid, earlier]]),
      current: earlier?.connector.uid ?? null,
      status: 'reconnecting',
    }))
  }

  /** Leaves the rest of wagmi's state to whoever has changed it. */
  function release(config: Config) {
    stopRelay?.()
    stopRelay = undefined
    const uid = earlier?.connector.uid ?? ''
    if (!earlier || config.state.connections.get(uid) !== earlier) return
    config.setState((state) => {
      const connections = new Map(state.connections)
      connections.delete(uid)
      const current = state.current === uid ? null : state.current
      return { ...state, connections, current }
    })
  }

  function end() {
    isEnded = true
    for (const stop of stops.splice(0)) stop()
    if (!stopRelay) return
    stopRelay()
    stopRelay = undefined
    config?.setState((state) => ({
      ...{ ...state, connections: new Map(), current: null },
      status: 'disconnected',
    }))
  }

  start(config).catch(() => {})
  return end
}

export declare namespace keepReconnecting {
  type Parameters = Pick<
    globalThis.Parameters<CreateConnectorFn>[0],
    'emitter' | 'storage'
  > & {
    connectorId: string
    disconnect: () => Promise<void>
    /** Aborted when the connector disconnects. */
    signal: AbortSignal
  }
}

/** The connection from storage; until it is restored it can only disconnect. */
function findEarlier(
  config: Config,
  parameters: keepReconnecting.Parameters,
): Connection | undefined {
  const { connectorId, disconnect } = parameters
  const found = [...config.state.connections.values()].find(
    ({ connector }) => connector.id === connectorId,
  )
  if (!found || 'connect' in found.connector) return undefined
  const emitter = { emit() {}, listenerCount: () => 0, off() {}, on() {} }
  const { id, name, type, uid } = found.connector
  const connector = { ...{ disconnect, emitter }, ...{ id, name, type, uid } }
  return {
    ...found,
    connector: connector as unknown as Connection['connector'],
  }
}

/** Accepts `connect` events, which wagmi ignores while `reconnecting`. */
function relayConnect(config: Config) {
  const { change, connect, disconnect } = config._internal.events
  // For `isReconnectingKept`.
  Reflect.set(config, mountedConfig, true)
  const stops = new Map<string, () => void>()
  function addListeners() {
    for (const connector of config.connectors) {
      const { emitter, uid } = connector
      if (stops.has(uid)) continue
      const accept = (data: Parameters<typeof connect>[0]) => {
        const accounts = data.accounts as readonly [Address, ...Address[]]
        const connection = { accounts, chainId: data.chainId, connector }
        emitter.off('connect', connect)
        if (!emitter.listenerCount('change')) emitter.on('change', change)
        if (!emitter.listenerCount('disconnect'))
          emitter.on('disconnect', disconnect)
        config.setState((state) => ({
          ...{ ...state, connections: new Map([[uid, connection]]) },
          ...{ current: uid, status: 'connected' },
        }))
      }
      emitter.on('connect', accept)
      stops.set(uid, () => emitter.off('connect', accept))
    }
  }
  addListeners()
  // Wallets that are announced later.
  const stopWatching = watchConnectors(config, { onChange: addListeners })
  return () => {
    Reflect.deleteProperty(config, mountedConfig)
    stopWatching()
    for (const stop of stops.values()) stop()
  }
}
