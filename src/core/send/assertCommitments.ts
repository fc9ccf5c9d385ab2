import { PREFLIGHT_COMMITMENTS } from '../constants/send.js'
import { SolanaError } from '../errors/solana.js'
import type { SolanaSendOptions } from '../ports/solana.js'

const preflight: readonly unknown[] = PREFLIGHT_COMMITMENTS
const done: readonly unknown[] = ['confirmed', 'finalized']

/**
 * Rejects commitments that Solana nodes do not support, or that are too weak
 * for a payment.
 *
 * @throws SolanaError `COMMITMENT_INVALID`
 *
 * @example
 * assertCommitments({ preflightCommitment: 'recent' })
 */
export function assertCommitments(
  options: Pick<SolanaSendOptions, 'commitment' | 'preflightCommitment'> = {},
): void {
  const { commitment = 'confirmed', preflightCommitment = 'confirmed' } =
    options
  for (const [value, allowed] of [
    [commitment, done],
    [preflightCommitment, preflight],
  ] as const)
    if (!allowed.includes(value))
      throw new SolanaError({
        code: 'COMMITMENT_INVALID',
        details: String(value).slice(0, 64),
      })
}
