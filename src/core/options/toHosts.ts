import type { Hosts } from './hosts.js'

/**
 * Returns the hosts of a server that has every service on one origin, such as
 * `latchkey-server`. To replace one of them, spread the result.
 *
 * @param origin - such as `https://wallet.example`
 *
 * @example
 * const hosts = { ...toHosts('https://wallet.example'), relay: reown.relay }
 */
export function toHosts(origin: string): Hosts {
  const api = origin.replace(/\/+$/, '')
  const relay = api.replace(/^http/, 'ws')
  return {
    ...{ frame: `${api}/sdk`, api, rpc: api, relay },
    ...{ explorer: api, onramp: api, analytics: api },
  }
}
