const PREFIX = 'solana:'

/**
 * Returns the wallet ID from a Solana account's `connector.uid`.
 *
 * @returns `undefined` for wagmi's connections
 */
export function toSolanaWalletId(connectorUid: string): string | undefined {
  return connectorUid.startsWith(PREFIX)
    ? connectorUid.slice(PREFIX.length)
    : undefined
}
