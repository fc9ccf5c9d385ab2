/** A chain that the server reads by a node. */
export type ChainInfo = {
  caipNetworkId: string
  rpcUrl: string
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  explorerUrl?: string | undefined
  /** Marked by the operator: nothing on it is worth anything. Default: no. */
  isTest?: boolean | undefined
}
