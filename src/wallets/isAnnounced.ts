/**
 * Whether wagmi created the connector for a wallet that announced itself
 * (EIP-6963). Its ID is then the wallet's rdns, which contains a dot; IDs of
 * other injected connectors do not.
 */
export function isAnnounced(connector: {
  readonly id: string
  readonly type: string
}): boolean {
  return connector.type === 'injected' && connector.id.includes('.')
}
