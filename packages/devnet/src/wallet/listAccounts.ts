import type { WalletSession } from './engine.js'

/** Addresses of a session on a network, the one in use first. */
export function listAccounts(
  session: WalletSession,
  caipNetworkId: string,
): readonly string[] {
  const [namespace = ''] = caipNetworkId.split(':')
  const prefix = `${caipNetworkId}:`
  return (session.namespaces[namespace]?.accounts ?? [])
    .filter((account) => account.startsWith(prefix))
    .map((account) => account.slice(prefix.length))
}
