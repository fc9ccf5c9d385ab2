import type { ChainConfig } from './config.js'

/**
 * Reads `1=https://...|https://...,solana:5eykt...=https://...`: EVM chain ids
 * or CAIP-2 ids, and the addresses of their nodes, the main one first.
 *
 * @returns The first fault, in words that do not repeat an address, or the
 * chains.
 */
export function parseChains(text: string): ChainConfig[] | string {
  const chains: ChainConfig[] = []
  for (const item of text.split(/[\s,]+/).filter(Boolean)) {
    const [, id = '', addresses = ''] = /^([^=]*)=(.*)$/.exec(item) ?? []
    const caipNetworkId = /^\d+$/.test(id) ? `eip155:${id}` : id
    if (!/^(eip155:[1-9]\d{0,15}|solana:[\w-]{1,32})$/.test(caipNetworkId))
      return `entry ${chains.length + 1} does not begin with a chain id, as in 1=https://rpc.example`
    const rpcUrls = addresses.split('|')
    if (!rpcUrls.every(isHttp))
      return `the address of ${caipNetworkId} is not an http or https URL`
    // guard: node-twice
    if (new Set(rpcUrls.map(toHref)).size < rpcUrls.length)
      return `${caipNetworkId} names a node twice`
    if (chains.some((chain) => chain.caipNetworkId === caipNetworkId))
      return `${caipNetworkId} is listed twice`
    const [rpcUrl = ''] = rpcUrls
    chains.push({
      ...{ caipNetworkId, rpcUrl },
      ...(rpcUrls.length > 1 && { rpcUrls }),
    })
  }
  if (!chains.some(({ caipNetworkId }) => caipNetworkId.startsWith('eip155:')))
    return 'needs at least one EVM chain, as in 1=https://rpc.example'
  return chains
}

/** With and without a slash at the end, it is one node. */
function toHref(url: string) {
  return new URL(url).href.replace(/\/$/, '')
}

function isHttp(text: string) {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
