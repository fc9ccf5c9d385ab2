import * as chains from 'viem/chains'
import type { ChainInfo } from './chainInfo.js'

const clusters: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'Solana Devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkY3z': 'Solana Testnet',
}

/** Adds what is known about a chain to the address of its node. */
export function describeChain(parameters: describeChain.Parameters): ChainInfo {
  const { caipNetworkId, currency, rpcUrl } = parameters
  const [namespace, reference] = caipNetworkId.split(':')
  if (namespace === 'solana')
    return {
      ...{ caipNetworkId, rpcUrl },
      name: parameters.name ?? clusters[caipNetworkId] ?? 'Solana',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    }
  const known = Object.values(chains).find(({ id }) => String(id) === reference)
  const explorerUrl =
    parameters.explorerUrl ?? known?.blockExplorers?.default.url
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return {
    ...{ caipNetworkId, rpcUrl },
    name: parameters.name ?? known?.name ?? `Chain ${reference}`,
    nativeCurrency: currency ?? known?.nativeCurrency ?? ether,
    ...(explorerUrl && { explorerUrl }),
  }
}

export declare namespace describeChain {
  type Parameters = {
    caipNetworkId: string
    rpcUrl: string
    /** Default: what is known of the chain. */
    name?: string | undefined
    currency?: ChainInfo['nativeCurrency'] | undefined
    explorerUrl?: string | undefined
  }
}
