import type { Hosts } from './hosts.js'

/**
 * Preset for `hosts`: the services of Reown, Inc. (WalletConnect), and Meld's
 * page for purchases. Not run by this package: their terms apply, and
 * `projectId` is an ID of their dashboard.
 *
 * @example
 * const project = { projectId: 'YOUR_PROJECT_ID', hosts: reown }
 */
export const reown: Readonly<Hosts> = {
  frame: 'https://secure.walletconnect.org/sdk',
  api: 'https://rpc.walletconnect.org',
  rpc: 'https://rpc.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  explorer: 'https://api.web3modal.org',
  onramp: 'https://meldcrypto.com',
  analytics: 'https://pulse.walletconnect.org',
}
