/** A chain that the server reads by a node. */
export type ChainInfo = {
  caipNetworkId: string
  /** Of the main node. */
  rpcUrl: string
  /** Of all nodes, the main one first. Default: the main one only. */
  rpcUrls?: readonly string[] | undefined
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  explorerUrl?: string | undefined
  /** Takes a fee for data on the chain below (OP Stack). Default: not known. */
  isRollup?: boolean | undefined
  /** Marked by the operator: nothing on it is worth anything. Default: no. */
  isTest?: boolean | undefined
}
