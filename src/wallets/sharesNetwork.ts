/**
 * Whether a wallet supports one of the app's networks. Compares complete
 * CAIP-2 IDs: `eip155:1` does not match `eip155:10`. `true` if the networks of
 * the wallet or the app are unknown.
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
