import * as chains from 'viem/chains'
import type { ChainInfo } from './chainInfo.js'

type Cluster = { name: string; rpcUrl: string }

/** Solana's clusters, with their public nodes. */
export const clusters: Readonly<Record<string, Cluster>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': {
    name: 'Solana',
    rpcUrl: 'https://api.mainnet-beta.solana.com',
  },
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': {
    name: 'Solana Devnet',
    rpcUrl: 'https://api.devnet.solana.com',
  },
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkY3z': {
    name: 'Solana Testnet',
    rpcUrl: 'https://api.testnet.solana.com',
  },
}

/** Whether viem names the contract of a chain's fee for data (OP Stack). */
export function hasDataFee(chain: { contracts?: object | undefined }): boolean {
  return 'gasPriceOracle' in (chain.contracts ?? {})
}

/** Adds what is known about a chain to the address of its node. */
export function describeChain(parameters: describeChain.Parameters): ChainInfo {
  const { caipNetworkId, currency, rpcUrl, rpcUrls } = parameters
  const nodes = { rpcUrl, ...(rpcUrls && { rpcUrls }) }
  const [namespace, reference] = caipNetworkId.split(':')
  if (namespace === 'solana')
    return {
      ...{ caipNetworkId, ...nodes },
      name: parameters.name ?? clusters[caipNetworkId]?.name ?? 'Solana',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      ...(parameters.isTest && { isTest: true }),
    }
  const known = Object.values(chains).find(({ id }) => String(id) === reference)
  const explorerUrl =
    parameters.explorerUrl ?? known?.blockExplorers?.default.url
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return {
    ...{ caipNetworkId, ...nodes },
    name: parameters.name ?? known?.name ?? `Chain ${reference}`,
    nativeCurrency: currency ?? known?.nativeCurrency ?? ether,
    ...(explorerUrl && { explorerUrl }),
    ...((parameters.isRollup ?? (known && hasDataFee(known))) && {
      isRollup: true,
    }),
    ...(parameters.isTest && { isTest: true }),
  }
}

export declare namespace describeChain {
  type Parameters = {
    caipNetworkId: string
    rpcUrl: string
    rpcUrls?: readonly string[] | undefined
    /** Default: what is known of the chain. */
    name?: string | undefined
    currency?: ChainInfo['nativeCurrency'] | undefined
    explorerUrl?: string | undefined
    isRollup?: boolean | undefined
    isTest?: boolean | undefined
  }
}
