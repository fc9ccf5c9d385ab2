/**
 * Whether wagmi has made a connector of a wallet that announced itself
 * (EIP-6963): its id is then the wallet's rdns, which no other id looks like.
 */
export function isAnnounced(connector: {
  readonly id: string
  readonly type: string
}): boolean {
  return connector.type === 'injected' && connector.id.includes('.')
}
