import { chains } from './chains.js'

/**
 * Returns the Wallet Standard's name of a cluster; a private one keeps its id.
 */
export function toStandardChain(caipNetworkId: string): `solana:${string}` {
  const found = Object.entries(chains).find(([, id]) => id === caipNetworkId)
  return (found?.[0] ?? caipNetworkId) as `solana:${string}`
}
