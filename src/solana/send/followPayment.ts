import type { Connection } from '@solana/web3.js'
import type { SolanaCommitment } from '../../core/ports/solana.js'
import { sleep } from '../../core/promise/sleep.js'
import type { SolanaIntent } from './intent.js'
import { type Fate, lookUp } from './lookUp.js'

/** Between two questions; the first ones follow faster. */
const POLL_MS = 1_000
const FIRST_POLL_MS = 250
/** The same bytes are sent again after this. */
const REPEAT_MS = 2_000

const ranks = { processed: 0, confirmed: 1, finalized: 2 } as const

/**
 * Sends the same bytes and asks the chain, again and again, until the fate of
 * a payment is settled or the time is over. Failures of the node are no
 * answer, and do not end it.
 *
 * @param parameters.post - sends the bytes; gives an error to end it all
 * @param parameters.timeout - milliseconds
 */
export async function followPayment(
  connection: Connection,
  parameters: followPayment.Parameters,
): Promise<{ fate: Fate; refusal?: Error | undefined }> {
  const { commitment, intent, onSeen, post, signal, timeout } = parameters
  const deadline = Date.now() + timeout
  let postedAt = Number.NEGATIVE_INFINITY
  let fate: Fate = { status: 'open' }
  for (let count = 1; ; count++) {
    const isSure = fate.status === 'landed' && fate.commitment !== 'processed'
    if (!isSure && !signal.aborted && Date.now() - postedAt >= REPEAT_MS) {
      postedAt = Date.now()
      const refusal = await post()
      if (refusal) return { fate, refusal }
    }
    const seen = await lookUp(connection, intent, signal).catch(() => undefined)
    if (seen) fate = seen
    if (fate.status === 'expired') return { fate }
    if (fate.status === 'landed') {
      onSeen(fate)
      // What has failed is undone by a fork only; then it may land again.
      const wanted = fate.err ? 'confirmed' : commitment
      if (ranks[fate.commitment] >= ranks[wanted]) return { fate }
    }
    const rest = deadline - Date.now()
    if (rest <= 0 || signal.aborted) return { fate }
    await sleep(Math.min(FIRST_POLL_MS * count, POLL_MS, rest), signal)
  }
}

export declare namespace followPayment {
  type Parameters = {
    commitment: SolanaCommitment
    intent: SolanaIntent
    onSeen(fate: Extract<Fate, { status: 'landed' }>): void
    post(): Promise<Error | undefined>
    signal: AbortSignal
    timeout: number
  }
}
