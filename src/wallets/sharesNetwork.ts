/**
 * Whether a wallet knows one of the app's networks. CAIP-2 ids are compared
 * whole: `eip155:1` is no part of `eip155:10`. A wallet that does not tell, and
 * an app that does not, rule nothing out.
 *
 * Standard: CAIP-2.
 */
export function sharesNetwork(
  chains: readonly string[] | undefined,
  networks: readonly string[] | undefined,
): boolean {
  if (!chains?.length || !networks?.length) return true
  return chains.some((chain) => networks.includes(chain))
}
