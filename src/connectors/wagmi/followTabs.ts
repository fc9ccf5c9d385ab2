import type { Config, Connector } from 'wagmi'
import { reconnectLate } from './reconnectLate.js'
import type { Workarounds } from './types.js'

/**
 * wagmi stores connections for the next page load, and reads them once: a
 * wallet that another tab connects or disconnects stays as it was here.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/createConfig.ts#L226-L262
 *
 * Without it an injected wallet stays connected in the other tabs, which ask
 * it for signatures the user believes impossible. Stored connections alone
 * prove nothing, because wagmi drops those it has not restored yet. The flags
 * of the `injected` connector do: it sets them when the user disconnects. A
 * wallet joins only if it says itself that the page is connected.
 */
export function followTabs(parameters: followTabs.Parameters): () => void {
  const { config, isApplied } = parameters
  const { storage } = config
  if (typeof window === 'undefined' || !storage) return () => {}
  const prefix = `${storage.key}.`
  const life = new AbortController()

  function onStorage({ key, newValue, oldValue }: StorageEvent) {
    if (!key?.startsWith(prefix)) return
    const name = key.slice(prefix.length)
    if (name === 'store')
      for (const id of listIds(newValue)) {
        const isNew = !listIds(oldValue).includes(id)
        const connector = config.connectors.find((one) => one.id === id)
        if (isNew && connector?.type === 'injected') join(connector)
      }
    else
      for (const { connector } of config.state.connections.values())
        if (isDisconnected(connector, { name, newValue })) leave(connector)
  }

  function join(connector: Connector) {
    const isWanted = () => !life.signal.aborted && isApplied()
    if (config.state.connections.has(connector.uid)) return
    const promise = Promise.resolve()
    reconnectLate({
      ...{ config, connector, inner: connector },
      ...{ isApplied: isWanted, promise },
    }).catch(() => {})
  }

  window.addEventListener('storage', onStorage)
  return () => {
    life.abort()
    window.removeEventListener('storage', onStorage)
  }
}

export declare namespace followTabs {
  type Parameters = { config: Config; isApplied: Workarounds['isApplied'] }
}

/** Whether a flag that has changed says so. */
function isDisconnected(
  { id, type }: Connector,
  { name, newValue }: { name: string; newValue: string | null },
) {
  if (type !== 'injected') return false
  // Without a target, it has one flag for all wallets of `window.ethereum`.
  if (id === 'injected' && name === 'injected.connected') return !newValue
  return name === `${id}.disconnected` && !!newValue
}

/** Ends the connection here: the wallet has been asked by the other tab. */
function leave(connector: Connector) {
  const onDisconnect = connector.onDisconnect as (() => unknown) | undefined
  Promise.resolve(onDisconnect?.call(connector)).catch(() => {})
}

/** IDs of the connectors in wagmi's stored state. */
function listIds(value: string | null): readonly string[] {
  try {
    const { state } = JSON.parse(value ?? '') as Stored
    const entries = state?.connections?.value ?? []
    return entries.flatMap(([, { connector }]) => connector?.id ?? [])
  } catch {
    return []
  }
}

type Stored = {
  state?: {
    connections?: { value?: [string, { connector?: { id?: string } }][] }
  }
}
