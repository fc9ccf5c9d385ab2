import type { Account } from '../account/account.js'

/**
 * Whether an account's wallet is on an EVM chain that the app cannot work with.
 * A Solana wallet has no cluster of its own: there the app says which.
 */
export function isUnsupportedChain(
  owners: { config: { chains: readonly { id: number }[] } },
  { chainId, namespace }: Pick<Account, 'chainId' | 'namespace'>,
): boolean {
  return (
    namespace === 'eip155' &&
    !owners.config.chains.some(({ id }) => id === chainId)
  )
}
