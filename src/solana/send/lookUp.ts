import type { Connection, SignatureStatus } from '@solana/web3.js'
import type { SolanaCommitment } from '../../core/ports/solana.js'
import { callNode } from '../callNode.js'
import { findByMessage } from './findByMessage.js'
import type { SolanaIntent } from './intent.js'

/** What became of a payment. */
export type Fate =
  | {
      status: 'landed'
      commitment: SolanaCommitment
      /** Why the programs have undone it, else `null`. */
      err: unknown
      hash: string
      slot: number
    }
  /** It has not landed, and cannot any more. */
  | { status: 'expired' }
  /** It may still land. */
  | { status: 'open' }

/**
 * Looks a payment up on the chain: by its signature, else by its message.
 *
 * It counts as expired only when a finalized block lies above the last one
 * that could take it, and a node that has come so far knows nothing of it.
 *
 * @throws ApiError when the node does not tell
 */
export async function lookUp(
  connection: Connection,
  intent: SolanaIntent,
  signal?: AbortSignal | undefined,
): Promise<Fate> {
  const { lastValidBlockHeight: last } = intent
  const look = (minSlot?: number | undefined) =>
    lookOnce(connection, { intent, minSlot, signal })
  const seen = await look()
  if (seen) return seen
  if (last === undefined) return { status: 'open' }
  const { absoluteSlot, blockHeight } = await callNode(
    () => connection.getEpochInfo('finalized'),
    { signal, tries: 1 },
  )
  // Also not for what is no number.
  if (!(blockHeight && blockHeight > last)) return { status: 'open' }
  // Only now: it could have landed between the two questions.
  return (await look(absoluteSlot)) ?? { status: 'expired' }
}

type Look = {
  intent: SolanaIntent
  /** The node must have come so far, and looks into its history. */
  minSlot: number | undefined
  signal: AbortSignal | undefined
}

async function lookOnce(
  connection: Connection,
  parameters: Look,
): Promise<Fate | undefined> {
  const { hash, message } = parameters.intent
  if (hash) return readStatus(connection, hash, parameters)
  if (!message) return undefined
  const found = await findByMessage(connection, parameters)
  if (!found) return undefined
  const status = await readStatus(connection, found.hash, {
    ...parameters,
    minSlot: parameters.minSlot ?? 0,
  })
  return status ?? { status: 'landed', commitment: 'confirmed', ...found }
}

async function readStatus(
  connection: Connection,
  hash: string,
  { minSlot, signal }: Look,
): Promise<Fate | undefined> {
  const { context, value } = await callNode(
    () =>
      connection.getSignatureStatuses([hash], {
        searchTransactionHistory: minSlot !== undefined,
      }),
    { signal, tries: 1 },
  )
  const found = value[0]
  // Another node has answered, which does not know that block yet.
  const isBehind = minSlot !== undefined && !(context.slot >= minSlot)
  if (!found)
    return isBehind || value.length !== 1 ? { status: 'open' } : undefined
  const { err, slot } = found
  return { status: 'landed', commitment: toCommitment(found), err, hash, slot }
}

function toCommitment(status: SignatureStatus): SolanaCommitment {
  const { confirmations, confirmationStatus } = status
  if (confirmationStatus) return confirmationStatus
  return confirmations === null ? 'finalized' : 'processed'
}
