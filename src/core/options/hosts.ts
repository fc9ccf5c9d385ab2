/** Hosts of all services. Each can be replaced. */
export type Hosts = {
  /** Page of the embedded wallet's secure frame. */
  frame: string
  /** Blockchain API. */
  api: string
  /** JSON-RPC through the blockchain API. */
  rpc: string
  /** WalletConnect relay. */
  relay: string
  /** Wallet explorer and project configuration. */
  explorer: string
  /** Page of the onramp provider. */
  onramp: string
  /** Analytics. Used only when enabled. */
  analytics: string
}
