import {
  type Connection,
  PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { SolanaError } from '../../core/errors/solana.js'
import type { SolanaSendOptions } from '../../core/ports/solana.js'
import { sleep } from '../../core/promise/sleep.js'
import { callNode } from '../callNode.js'
import { readProgress } from './decideFate.js'
import { encodeBase64 } from './encodeBase64.js'
import { getFailure } from './getFailure.js'

/** Message that the wallet is asked to sign. */
export type Draft = {
  message: Uint8Array
  lastValidBlockHeight: number
  fromSlot: number
}

/** Number of attempts, and pause between them, to get a new block. */
const BLOCK_TRIES = 20
const BLOCK_MS = 500

/** Messages that wallets have already been asked for. */
const used = new WeakMap<Connection, Set<string>>()

/** Preflight commitments that only know a finalized blockhash for certain. */
const late: readonly string[] = ['finalized', 'max', 'root']

/**
 * Builds the message with a fresh blockhash, and simulates it on a node.
 *
 * It is a legacy message, which every wallet and hardware device can sign.
 *
 * @throws SolanaError, InsufficientBalanceError, ApiError
 */
export async function createDraft(
  connection: Connection,
  parameters: {
    from: string
    instructions: TransactionInstruction[]
    options?: SolanaSendOptions | undefined
    signal: AbortSignal
  },
): Promise<Draft> {
  const { from, instructions, options = {}, signal } = parameters
  const { preflightCommitment = 'confirmed', skipPreflight } = options
  const commitment = late.includes(preflightCommitment)
    ? 'finalized'
    : 'confirmed'
  const { fromSlot, lastValidBlockHeight, message } = await compile(
    connection,
    { commitment, from, instructions, signal },
  )
  if (!skipPreflight) {
    const simulated = await callNode(
      () =>
        connection.simulateTransaction(new VersionedTransaction(message), {
          commitment,
          sigVerify: false,
        }),
      { signal },
    )
    const { err, logs } = simulated.value
    if (err === 'BlockhashNotFound')
      throw new SolanaError({ code: 'RPC_FAILED', details: err })
    if (err) throw getFailure(err, { logs })
  }
  const bytes = Uint8Array.from(message.serialize())
  return { message: bytes, lastValidBlockHeight, fromSlot }
}

/**
 * The same payment with the same blockhash is the same transaction, of which
 * the network accepts only one: a second payment waits for the next block.
 */
async function compile(
  connection: Connection,
  parameters: {
    commitment: 'confirmed' | 'finalized'
    from: string
    instructions: TransactionInstruction[]
    signal: AbortSignal
  },
) {
  const { commitment, from, instructions, signal } = parameters
  const known = used.get(connection) ?? new Set()
  used.set(connection, known)
  for (let count = 0; count < BLOCK_TRIES; count++) {
    if (count > 0) await sleep(BLOCK_MS, signal)
    signal.throwIfAborted()
    const { context, value } = await callNode(
      () => connection.getLatestBlockhashAndContext(commitment),
      { signal },
    )
    const message = new TransactionMessage({
      instructions,
      payerKey: new PublicKey(from),
      recentBlockhash: value.blockhash,
    }).compileToLegacyMessage()
    const text = encodeBase64(message.serialize())
    if (known.has(text)) continue
    known.add(text)
    const { height, slot } = readProgress({
      height: value.lastValidBlockHeight,
      slot: context.slot,
    })
    return { fromSlot: slot, lastValidBlockHeight: height, message }
  }
  throw new SolanaError({ code: 'RPC_FAILED', details: 'No new block' })
}
