import type {
  Address,
  Chain,
  Client,
  Hash,
  Transaction,
  TransactionReceipt,
  Transport,
} from 'viem'
import {
  getBlock,
  getBlockNumber,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
} from 'viem/actions'
import type { SendIntent } from '../../core/storage.js'
import { findTransactionByNonce } from './findTransactionByNonce.js'

/** What became of a send. */
export type SendFate =
  | { status: 'landed'; hash: Hash; receipt: TransactionReceipt }
  | { status: 'pending'; hash: Hash; nonce: number }
  /**
   * Its nonce was used by another transaction: it cannot land any more. With a
   * transfer of nothing to themselves, people cancel in their wallet.
   */
  | { status: 'replaced'; isCancelled: boolean }
  /** Nothing was seen of it, and its nonce is free. */
  | { status: 'unseen' }
  /** It cannot be told. */
  | { status: 'unknown' }

/** Nonces looked at, when other transactions went out in the meantime. */
const NONCE_LIMIT = 16

/**
 * Looks a send up on the chain: by hash, else by the account's nonces.
 *
 * A wallet chooses the nonce by itself, so each transaction of the account
 * since the send is compared with it, not only the one with the nonce noted.
 */
export async function lookUpSend(
  client: Client<Transport, Chain>,
  intent: SendIntent,
): Promise<SendFate> {
  const from = intent.from as Address
  if (intent.hash) {
    const fate = await lookUpHash(client, intent.hash as Hash)
    if (fate) return fate
  }
  const [latest, pending, toBlock] = await Promise.all([
    getTransactionCount(client, { address: from }),
    getTransactionCount(client, { address: from, blockTag: 'pending' }),
    getBlockNumber(client, { cacheTime: 0 }),
  ])
  const end = Math.min(latest, intent.nonce + NONCE_LIMIT)
  let isCancelled = false
  for (let nonce = intent.nonce; nonce < end; nonce++) {
    const found = await findTransactionByNonce(client, {
      address: from,
      fromBlock: BigInt(intent.fromBlock),
      nonce,
      toBlock,
    })
    // What cannot be read cannot be ruled out.
    if (!found) return { status: 'unknown' }
    if (isSame(found, intent))
      return (await lookUpHash(client, found.hash)) ?? { status: 'unknown' }
    if (nonce === intent.nonce) isCancelled = isNothing(found)
  }
  if (latest > intent.nonce + NONCE_LIMIT) return { status: 'unknown' }
  if (pending > latest) return lookUpPending(client, intent)
  return latest > intent.nonce
    ? { status: 'replaced', isCancelled }
    : { status: 'unseen' }
}

async function lookUpHash(
  client: Client<Transport, Chain>,
  hash: Hash,
): Promise<SendFate | undefined> {
  const receipt = await getTransactionReceipt(client, { hash }).catch(
    toUndefined('TransactionReceiptNotFoundError'),
  )
  if (receipt) return { status: 'landed', hash, receipt }
  const transaction = await getTransaction(client, { hash }).catch(
    toUndefined('TransactionNotFoundError'),
  )
  return transaction && { status: 'pending', hash, nonce: transaction.nonce }
}

async function lookUpPending(
  client: Client<Transport, Chain>,
  intent: SendIntent,
): Promise<SendFate> {
  const block = await getBlock(client, {
    blockTag: 'pending',
    includeTransactions: true,
  }).catch(() => undefined)
  const transactions = (block?.transactions ?? []) as readonly Transaction[]
  const found = transactions.find((item) => isSame(item, intent))
  if (!found) return { status: 'unknown' }
  return { status: 'pending', hash: found.hash, nonce: found.nonce }
}

function isSame(transaction: Transaction, intent: SendIntent) {
  return (
    transaction.nonce >= intent.nonce &&
    transaction.from.toLowerCase() === intent.from.toLowerCase() &&
    transaction.to?.toLowerCase() === intent.to.toLowerCase() &&
    transaction.input === (intent.data ?? '0x') &&
    transaction.value === BigInt(intent.value)
  )
}

function isNothing({ from, input, to, value }: Transaction) {
  return (
    to?.toLowerCase() === from.toLowerCase() && value === 0n && input === '0x'
  )
}

/** Turns "not found" into nothing, and keeps the failures of the node. */
function toUndefined(name: string) {
  return (error: unknown): undefined => {
    if (error instanceof Error && error.name === name) return undefined
    throw error
  }
}
