/**
 * A page of a block explorer, as EIP-3091 lays out their addresses.
 *
 * @param parameters.explorer - its start page `url`, as viem's chains have it in
 * `blockExplorers.default`; and what is added to every page, `query`
 * @param parameters.kind - what the page is about
 * @param parameters.value - the address, or the hash of the transaction
 * @returns `undefined` without an explorer, or when its URL is not http(s)
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
