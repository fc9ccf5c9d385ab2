/**
 * Returns the URL of a block explorer page, following EIP-3091.
 *
 * @param parameters.explorer - base `url`, as in `blockExplorers.default` of
 * viem's chains, and `query`, which is added to every page
 * @param parameters.kind - what the page shows
 * @param parameters.value - address or transaction hash
 * @returns `undefined` without an explorer, or when its URL is not HTTP(S)
 *
 * @example
 * getExplorerUrl({ explorer: { url: 'https://etherscan.io' }, kind: 'address', value: '0xd8dA…' })
 */
export function getExplorerUrl(
  parameters: getExplorerUrl.Parameters,
): getExplorerUrl.ReturnType {
  const { explorer, kind, value } = parameters
  try {
    const url = new URL(explorer?.url ?? '')
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
    const path = url.pathname.replace(/\/+$/, '')
    url.pathname = `${path}/${paths[kind]}/${encodeURIComponent(value)}`
    if (explorer?.query) url.search = explorer.query
    return url.href
  } catch {
    return undefined
  }
}

export declare namespace getExplorerUrl {
  type Parameters = {
    explorer: { url: string; query?: string | undefined } | undefined
    kind: 'address' | 'transaction'
    value: string
  }
  type ReturnType = string | undefined
}

const paths = { address: 'address', transaction: 'tx' } as const
