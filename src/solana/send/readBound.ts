import type { Connection } from '@solana/web3.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import { callNode } from '../callNode.js'
import { isRefuted, type Progress, readProgress } from './decideFate.js'

/** Blocks for which a blockhash is valid; here, how far the node may lag. */
const SPAN = 150

/**
 * Returns a block height above which no transaction signed by now can land,
 * whatever blockhash its wallet has chosen, and when it was read.
 */
export async function readBound(
  connection: Connection,
  signal?: AbortSignal | undefined,
): Promise<Bound> {
  return toBound(await readLatest(connection, signal))
}

export type Bound = Required<
  Pick<SolanaIntent, 'anchor' | 'lastValidBlockHeight'>
>

/**
 * Reads the bound of a payment that has none yet, or whose own cannot be true:
 * a node had been wrong, and would leave the payment open for good. Its time
 * then begins again.
 *
 * @returns what to change in the record, `undefined` if nothing
 */
export async function readNewBound(
  connection: Connection,
  intent: SolanaIntent,
  signal?: AbortSignal | undefined,
): Promise<(Bound & Pick<SolanaIntent, 'fromSlot' | 'signedAt'>) | undefined> {
  const latest = await readLatest(connection, signal)
  const now = Date.now()
  if (!isRefuted({ intent, latest, now })) return undefined
  const fromSlot = Math.min(intent.fromSlot, toEarliest(intent, latest, now))
  return { ...toBound(latest), fromSlot, signedAt: now }
}

/** The highest number of slots a second, and some for a lag. */
const SLOTS_PER_S = 5
const LAG_SLOTS = 300

/** A slot before the wallet was asked, whatever the record says. */
function toEarliest(
  { createdAt }: SolanaIntent,
  { slot }: Progress,
  now: number,
) {
  const seconds = Math.ceil(Math.max(0, now - createdAt) / 1_000)
  return Math.max(0, slot - seconds * SLOTS_PER_S - LAG_SLOTS)
}

async function readLatest(
  connection: Connection,
  signal?: AbortSignal | undefined,
): Promise<Progress> {
  const { context, value } = await callNode(
    () => connection.getLatestBlockhashAndContext('processed'),
    { signal },
  )
  return readProgress({
    height: value.lastValidBlockHeight,
    slot: context.slot,
  })
}

function toBound({ height, slot }: Progress): Bound {
  return {
    anchor: { at: Date.now(), slot },
    lastValidBlockHeight: height + SPAN,
  }
}
