import * as chains from 'viem/chains'
import type { ChainInfo } from './chainInfo.js'

const clusters: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkY3z': 'Solana Testnet',
}

/** Adds what is known about a chain to the address of its node. */
export function describeChain(parameters: {
  caipNetworkId: string
  rpcUrl: string
}): ChainInfo {
  const { caipNetworkId, rpcUrl } = parameters
  const [namespace, reference] = caipNetworkId.split(':')
  if (namespace === 'solana')
    return {
      ...{ caipNetworkId, rpcUrl },
      name: clusters[caipNetworkId] ?? 'Solana',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    }
  const known = Object.values(chains).find(({ id }) => String(id) === reference)
  const explorerUrl = known?.blockExplorers?.default.url
  return {
    ...{ caipNetworkId, rpcUrl },
    name: known?.name ?? `Chain ${reference}`,
    nativeCurrency: known?.nativeCurrency ?? {
      ...{ name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    ...(explorerUrl && { explorerUrl }),
  }
}
