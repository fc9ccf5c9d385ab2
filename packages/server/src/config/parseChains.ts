import type { ChainConfig } from './config.js'

/**
 * Reads `1=https://...,solana:5eykt...=https://...`: EVM chain ids or CAIP-2
 * ids, and the addresses of their nodes.
 *
 * @returns The first fault, in words that do not repeat an address, or the
 * chains.
 */
export function parseChains(text: string): ChainConfig[] | string {
  const chains: ChainConfig[] = []
  for (const item of text.split(/[\s,]+/).filter(Boolean)) {
    const [, id = '', rpcUrl = ''] = /^([^=]*)=(.*)$/.exec(item) ?? []
    const caipNetworkId = /^\d+$/.test(id) ? `eip155:${id}` : id
    if (!/^(eip155:[1-9]\d{0,15}|solana:[\w-]{1,32})$/.test(caipNetworkId))
      return `entry ${chains.length + 1} does not begin with a chain id, as in 1=https://rpc.example`
    if (!isHttp(rpcUrl))
      return `the address of ${caipNetworkId} is not an http or https URL`
    if (chains.some((chain) => chain.caipNetworkId === caipNetworkId))
      return `${caipNetworkId} is listed twice`
    chains.push({ caipNetworkId, rpcUrl })
  }
  if (!chains.some(({ caipNetworkId }) => caipNetworkId.startsWith('eip155:')))
    return 'needs at least one EVM chain, as in 1=https://rpc.example'
  return chains
}

function isHttp(text: string) {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
