import type { SolanaIntent } from '../../payments/solanaIntent.js'

/**
 * Whether an expired payment is final. A wallet that sends by itself may still
 * show the request, and use a newer blockhash.
 */
export function isFinal({ hash, kind }: SolanaIntent): boolean {
  return kind === 'sign' || hash !== undefined
}
