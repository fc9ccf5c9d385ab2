/** A chain that the server reads by a node. */
export type ChainInfo = {
  caipNetworkId: string
  rpcUrl: string
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  explorerUrl?: string | undefined
}
