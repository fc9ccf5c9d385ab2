import { type Connection, Message, PublicKey } from '@solana/web3.js'
import { ApiResponseError } from '../../core/errors/api.js'
import { callNode } from '../callNode.js'
import { decodeBase64 } from './decodeBase64.js'
import type { SolanaIntent } from './intent.js'
import { readInstructions } from './readInstructions.js'

/** Transactions of the sender that are looked through. */
const LIMIT = 50

/**
 * Finds the transaction of a payment whose signature was never told: one of
 * the sender's since the wallet was asked, which does the same.
 *
 * @param parameters.minSlot - the node must have come so far
 * @throws ApiError when that cannot be told
 */
export async function findByMessage(
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
    // What cannot be read cannot be ruled out.
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
