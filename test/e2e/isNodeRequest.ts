import type { E2eState } from './state.js'

/** Whether the frame asks a node of a chain, which it does through the server. */
export function isNodeRequest(
  local: Pick<E2eState, 'chains' | 'hosts'>,
  chainId: number | undefined = local.chains[0]?.id,
): (url: URL) => boolean {
  const { origin } = new URL(local.hosts.frame)
  return (url) =>
    url.origin === origin &&
    url.pathname === '/v1/' &&
    url.searchParams.get('chainId') === `eip155:${chainId}`
}
