import type { Hosts } from './hosts.js'

/**
 * Hosts of a test kit: names that never resolve, so that no test reaches a
 * hosted service.
 *
 * Standard: RFC 2606.
 */
export const testHosts: Hosts = {
  frame: 'https://frame.test/sdk',
  api: 'https://api.test',
  rpc: 'https://rpc.test',
  relay: 'wss://relay.test',
  explorer: 'https://explorer.test',
  onramp: 'https://onramp.test',
  analytics: 'https://analytics.test',
}
