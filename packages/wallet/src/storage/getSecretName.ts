/** The record of a user's key, by the kind of network. */
export function getSecretName(kind: 'evm' | 'solana', userId: string): string {
  return kind === 'evm' ? `key:${userId}` : `solana-key:${userId}`
}
