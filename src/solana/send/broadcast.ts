import type { Connection } from '@solana/web3.js'
import { getMember } from '../../core/errors/getMember.js'
import type { SolanaSendOptions } from '../../core/ports/solana.js'
import { callNode } from '../callNode.js'
import { getFailure } from './getFailure.js'

export type Broadcast =
  /** A node has accepted it, or that is unknown. */
  | { status: 'sent' | 'unknown' }
  /** The node has not accepted it, and may do so later. */
  | { status: 'later' }
  /** The node has simulated it, and rejects it. */
  | { status: 'refused'; cause: Error }

const known = /already (?:been )?processed|AlreadyProcessed/i
const passing = /blockhash not found|BlockhashNotFound|account in use|behind/i
const refusal =
  /simulation failed|verification failure|invalid transaction|sanitize/i

/** Sends signed bytes to a node, and returns how it has responded. */
export async function broadcast(
  connection: Connection,
  parameters: {
    options?: SolanaSendOptions | undefined
    signal?: AbortSignal | undefined
    transaction: Uint8Array
  },
): Promise<Broadcast> {
  const { options = {}, signal, transaction } = parameters
  const { preflightCommitment = 'confirmed', skipPreflight = false } = options
  try {
    await callNode(
      () =>
        connection.sendRawTransaction(transaction, {
          // Retries by the node would be out of our control.
          maxRetries: 0,
          preflightCommitment,
          skipPreflight,
        }),
      { signal, tries: 1 },
    )
    return { status: 'sent' }
  } catch (cause) {
    return toBroadcast(cause)
  }
}

function toBroadcast(error: unknown): Broadcast {
  // Response of the node, as wrapped by web3.js.
  const answer = getMember(error, 'cause')
  const text = getMember(answer, 'transactionMessage')
  if (typeof text !== 'string') return { status: 'unknown' }
  if (known.test(text)) return { status: 'sent' }
  if (passing.test(text)) return { status: 'later' }
  if (!refusal.test(text)) return { status: 'unknown' }
  const logs = getMember(getMember(answer, 'transactionError'), 'logs')
  const cause = getFailure(text, {
    cause: error,
    logs: Array.isArray(logs) ? logs.map(String) : null,
  })
  return { status: 'refused', cause }
}
