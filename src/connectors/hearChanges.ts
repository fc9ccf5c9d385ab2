import type { Config } from 'wagmi'

/**
 * wagmi goes on to wait for a wallet that has connected by itself, which then
 * takes every change of accounts for a connection of its own: one more that is
 * made active, or is lost while another wallet is being asked.
 */
export function hearChanges(config: Config): () => void {
  return config.subscribe(
    ({ connections }) => connections,
    (connections) => {
      for (const { connector } of connections.values())
        connector.emitter?.off('connect', config._internal.events.connect)
    },
  )
}
