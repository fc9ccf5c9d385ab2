import type { Connection } from '@solana/web3.js'
import type { SolanaCommitment } from '../../core/ports/solana.js'
import { pollFate } from '../../payments/pollFate.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import { lookUpPayment, type PaymentOutcome } from './lookUpPayment.js'

/** Pause between two lookups; the first ones are faster. */
const POLL_MS = 1_000
const FIRST_POLL_MS = 250
/** Pause before the same bytes are sent again. */
const REPEAT_MS = 2_000

const ranks = { processed: 0, confirmed: 1, finalized: 2 } as const

/**
 * Sends the same bytes and looks them up repeatedly, until the outcome of a
 * payment is settled, or until the timeout. Failures of the node do not end
 * it.
 *
 * @param nodes - connections to the nodes of the payment's cluster
 * @param parameters.post - sends the bytes; returns an error to end it
 * @param parameters.timeout - milliseconds
 */
export async function pollPayment(
  nodes: readonly Connection[],
  parameters: pollPayment.Parameters,
): Promise<{ outcome: PaymentOutcome; refusal?: Error | undefined }> {
  const { commitment, intent, onSeen, post, signal, timeout } = parameters
  let postedAt = Number.NEGATIVE_INFINITY
  let outcome: PaymentOutcome = { status: 'open' }
  async function look() {
    const isSure =
      outcome.status === 'landed' && outcome.commitment !== 'processed'
    if (!isSure && !signal.aborted && Date.now() - postedAt >= REPEAT_MS) {
      postedAt = Date.now()
      const refusal = await post()
      if (refusal) return { fate: { outcome, refusal }, isFinal: true }
    }
    const seen = await lookUpPayment(nodes, intent, signal).catch(
      () => undefined,
    )
    if (seen) outcome = seen
    if (outcome.status === 'expired')
      return { fate: { outcome }, isFinal: true }
    if (outcome.status === 'landed') {
      onSeen(outcome)
      // A failed transaction is undone by a fork only; then it may land again.
      const wanted = outcome.err ? 'confirmed' : commitment
      if (ranks[outcome.commitment] >= ranks[wanted])
        return { fate: { outcome }, isFinal: true }
    }
    return { fate: { outcome }, isFinal: false }
  }
  return pollFate<{ outcome: PaymentOutcome; refusal?: Error | undefined }>({
    look,
    pause: (count) => Math.min(FIRST_POLL_MS * count, POLL_MS),
    signal,
    timeout,
  })
}

export declare namespace pollPayment {
  type Parameters = {
    commitment: SolanaCommitment
    intent: SolanaIntent
    onSeen(outcome: Extract<PaymentOutcome, { status: 'landed' }>): void
    post(): Promise<Error | undefined>
    signal: AbortSignal
    timeout: number
  }
}
