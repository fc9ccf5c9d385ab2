/** The addresses of a chain's nodes, the main one first. */
export function listNodes(chain: {
  rpcUrl: string
  rpcUrls?: readonly string[] | undefined
}): readonly string[] {
  const { rpcUrl, rpcUrls = [] } = chain
  return [...new Set([rpcUrl, ...rpcUrls])]
}
