/**
 * A page of a block explorer, as EIP-3091 lays out their addresses.
 *
 * @param parameters.explorerUrl - the explorer's start page, as viem's chains
 * have it in `blockExplorers.default.url`
 * @param parameters.kind - what the page is about
 * @param parameters.value - the address, or the hash of the transaction
 * @returns `undefined` without an explorer, or when its URL is not http(s)
 *
 * @example
 * getExplorerUrl({ explorerUrl: 'https://etherscan.io', kind: 'address', value: '0xd8dA…' })
 */
export function getExplorerUrl(
  parameters: getExplorerUrl.Parameters,
): getExplorerUrl.ReturnType {
  const { explorerUrl, kind, value } = parameters
  try {
    const url = new URL(explorerUrl ?? '')
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
    const path = url.pathname.replace(/\/+$/, '')
    url.pathname = `${path}/${paths[kind]}/${encodeURIComponent(value)}`
    return url.href
  } catch {
    return undefined
  }
}

export declare namespace getExplorerUrl {
  type Parameters = {
    explorerUrl: string | undefined
    kind: 'address' | 'transaction'
    value: string
  }
  type ReturnType = string | undefined
}

const paths = { address: 'address', transaction: 'tx' } as const
