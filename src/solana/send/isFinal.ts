import type { SolanaIntent } from './intent.js'

/**
 * Whether an expired payment is over. A wallet that sends by itself may still
 * show what it was asked for, and take a newer blockhash.
 */
export function isFinal({ hash, kind }: SolanaIntent): boolean {
  return kind === 'sign' || hash !== undefined
}
