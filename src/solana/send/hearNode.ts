import {
  type Connection,
  Message,
  PublicKey,
  type SignatureStatus,
  Transaction,
} from '@solana/web3.js'
import { ApiResponseError } from '../../core/errors/api.js'
import type { SolanaCommitment } from '../../core/ports/solana.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import { callNode } from '../callNode.js'
import { isPossible, type Landed, type Testimony } from './decideFate.js'
import { decodeBase64 } from './decodeBase64.js'
import { readInstructions } from './readInstructions.js'

/**
 * Asks one node what has become of a payment: by its signature, else by its
 * message.
 *
 * That it is gone counts only if all answers are from a slot at which a block
 * above the last possible one is final.
 *
 * @throws ApiError when the node does not answer
 */
export async function hearNode(
  connection: Connection,
  intent: SolanaIntent,
  signal?: AbortSignal | undefined,
): Promise<Testimony> {
  const once = { signal, tries: 1 }
  const { lastValidBlockHeight: last } = intent
  const look = (minSlot?: number | undefined) =>
    lookOnce(connection, { intent, minSlot, signal })
  const seen = await look()
  if (seen) return seen
  if (last === undefined) return { status: 'open' }
  const { absoluteSlot: slot, blockHeight: height = Number.NaN } =
    await callNode(() => connection.getEpochInfo('finalized'), once)
  // Also `open` for an invalid number.
  if (!(height > last && slot > intent.fromSlot)) return { status: 'open' }
  if (!isPossible({ intent, now: Date.now(), progress: { height, slot } }))
    return { status: 'open' }
  // guard: a blockhash that is valid can land whatever the height
  if (!(await isBlockhashOver(connection, { intent, signal, slot })))
    return { status: 'open' }
  // Looked up again: it could have landed between the requests.
  return (await look(slot)) ?? { status: 'gone' }
}

async function isBlockhashOver(
  connection: Connection,
  parameters: {
    intent: SolanaIntent
    signal?: AbortSignal | undefined
    slot: number
  },
) {
  const { intent, signal, slot } = parameters
  const blockhash = readBlockhash(intent)
  // Never signed, or signed by a wallet that has chosen another.
  if (blockhash === undefined) return true
  const { context, value } = await callNode(
    () =>
      connection.isBlockhashValid(blockhash, {
        commitment: 'finalized',
        minContextSlot: slot,
      }),
    { signal, tries: 1 },
  )
  return value === false && context.slot >= slot
}

/** The blockhash of a payment, where its message is recorded. */
export function readBlockhash({ message, transaction }: SolanaIntent) {
  if (transaction)
    return Transaction.from(decodeBase64(transaction)).recentBlockhash
  return message && Message.from(decodeBase64(message)).recentBlockhash
}

type Look = {
  intent: SolanaIntent
  /** Slot that the node must have reached; it then searches its history. */
  minSlot: number | undefined
  signal: AbortSignal | undefined
}

async function lookOnce(
  connection: Connection,
  parameters: Look,
): Promise<Testimony | undefined> {
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
): Promise<Landed | { status: 'open' } | undefined> {
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

/** Number of the sender's transactions that are searched. */
const LIMIT = 50

/**
 * Finds the transaction of a payment whose signature is not known: one of the
 * sender's since the wallet was asked, with the same instructions.
 *
 * @param parameters.minSlot - slot that the node must have reached
 * @throws ApiError when it cannot be determined
 */
async function findByMessage(
  connection: Connection,
  parameters: {
    intent: SolanaIntent
    minSlot: number | undefined
    signal?: AbortSignal | undefined
  },
): Promise<{ err: unknown; hash: string; slot: number } | undefined> {
  const { intent, minSlot, signal } = parameters
  const asked = Message.from(decodeBase64(intent.message ?? ''))
  const does = readInstructions(asked).join(';')
  const listed = await callNode(
    () =>
      connection.getSignaturesForAddress(
        new PublicKey(intent.from),
        { limit: LIMIT, ...(minSlot && { minContextSlot: minSlot }) },
        'confirmed',
      ),
    { signal, tries: 1 },
  )
  const since = listed.filter(({ slot }) => slot > intent.fromSlot)
  for (const { err, signature: hash, slot } of since) {
    const found = await callNode(
      () =>
        connection.getTransaction(hash, {
          commitment: 'confirmed',
          maxSupportedTransactionVersion: 0,
        }),
      { signal, tries: 1 },
    )
    // A transaction that cannot be read cannot be ruled out.
    if (!found) throw new ApiResponseError({ details: hash })
    const { meta, transaction } = found
    const { message } = transaction
    const isOwn = message.staticAccountKeys[0]?.toBase58() === intent.from
    const done = readInstructions(message, meta?.loadedAddresses).join(';')
    if (isOwn && done === does) return { err, hash, slot }
  }
  if (since.length >= LIMIT)
    throw new ApiResponseError({ details: 'Too many transactions' })
  return undefined
}
