import type { EnsOptions, PaymasterService } from 'latchkey'
import type { ClusterOptions } from 'latchkey/solana'

/** What `npm start` serves at `/local.json`: where the local services are. */
export type Local = {
  projectId: string
  hosts: Record<
    'analytics' | 'frame' | 'api' | 'rpc' | 'explorer' | 'onramp' | 'relay',
    string
  >
  urls: { mailbox: string; walletPage: string }
  chains: readonly { id: number; name: string; rpcUrl: string }[]
  tokens: Record<
    'usd' | 'gold',
    { address: `0x${string}`; symbol: string; decimals: number }
  >
  /** The small ENS of the first chain; none with other services. */
  ens?: EnsOptions | undefined
  /** Contracts that swaps may go through, by CAIP-2 id. */
  swapSpenders: Record<string, readonly string[]>
  solana: {
    caipNetworkId: 'solana:localnet'
    name: string
    rpcUrl: string
    wsUrl: string
    tokens: Record<
      'usd' | 'silver',
      { address: string; symbol: string; decimals: number }
    >
  }
  /** Pays the network fees on the first chain; none in most journeys. */
  paymaster?: string | PaymasterService | undefined
  /** Other names of the Solana chain; only tests say any. */
  moreClusters?: readonly ClusterOptions[] | undefined
}

export type LocalSolana = Local['solana']

export async function fetchLocal(): Promise<Local> {
  const response = await fetch('/local.json')
  const local: Local = await response.json()
  // One whose wallets can be recovered, for example: `/?projectId=by-code`.
  const projectId = new URLSearchParams(location.search).get('projectId')
  return projectId ? { ...local, projectId } : local
}
