import type { Anvil } from './startAnvil.js'

export type LocalChain = {
  id: number
  caipNetworkId: `eip155:${number}`
  name: string
  rpcUrl: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  explorerUrl?: string | undefined
}

/** The chains that are started, the first one has the tokens. */
export const localChains = [
  { id: 31337, name: 'Anvil', port: 8545 },
  { id: 31338, name: 'Anvil Two', port: 8546 },
] as const

/** Describes a running chain as the frame page and the app want it. */
export function toLocalChain(
  { id, name }: { id: number; name: string },
  { rpcUrl }: Pick<Anvil, 'rpcUrl'>,
): LocalChain {
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    name,
    rpcUrl,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
}
