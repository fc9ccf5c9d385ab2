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
import type { SendIntent } from '../../payments/sendIntent.js'

/** Outcome of a send. */
export type SendOutcome =
  | { status: 'landed'; hash: Hash; receipt: TransactionReceipt }
  | { status: 'pending'; hash: Hash; nonce: number }
  /**
   * Its nonce was used by another transaction, so it cannot land. Users cancel
   * in their wallet with an empty transfer to themselves.
   */
  | { status: 'replaced'; isCancelled: boolean }
  /** It was not seen, and its nonce is free. */
  | { status: 'unseen' }
  /** The outcome cannot be determined. */
  | { status: 'unknown' }

/** Limit of nonces checked if other transactions were sent meanwhile. */
const NONCE_LIMIT = 16

/**
 * Looks up a send on the chain: by hash, else by the account's nonces.
 *
 * The wallet chooses the nonce, so every transaction of the account since the
 * send is compared with it, not only the one with the recorded nonce.
 */
export async function lookUpSend(
  client: Client<Transport, Chain>,
  intent: SendIntent,
): Promise<SendOutcome> {
  const from = intent.from as Address
  if (intent.hash) {
    const outcome = await lookUpHash(client, intent.hash as Hash)
    if (outcome) return outcome
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
    // A transaction that cannot be read cannot be ruled out.
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
): Promise<SendOutcome | undefined> {
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
): Promise<SendOutcome> {
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

/** Converts "not found" errors to `undefined`, and rethrows node failures. */
function toUndefined(name: string) {
  return (error: unknown): undefined => {
    if (error instanceof Error && error.name === name) return undefined
    throw error
  }
}

/** Blocks scanned one by one if a node keeps no old state. */
const SCAN_LIMIT = 256n

/**
 * Returns the mined transaction of an account with a nonce.
 *
 * Finds its block by binary search, because the transaction count of an
 * account only grows. Nodes without old state are scanned block by block.
 *
 * @param parameters.fromBlock - last block known to precede it
 * @param parameters.toBlock - block in which the nonce is known to be used
 */
async function findTransactionByNonce(
  client: Client<Transport, Chain>,
  parameters: findTransactionByNonce.Parameters,
): Promise<Transaction | undefined> {
  const { address, fromBlock, nonce, toBlock } = parameters
  try {
    let before = fromBlock
    let after = toBlock
    while (after - before > 1n) {
      const blockNumber = (before + after) / 2n
      const count = await getTransactionCount(client, { address, blockNumber })
      if (count > nonce) after = blockNumber
      else before = blockNumber
    }
    return await findInBlock(client, { address, blockNumber: after, nonce })
  } catch {
    const end =
      fromBlock + SCAN_LIMIT < toBlock ? fromBlock + SCAN_LIMIT : toBlock
    for (let blockNumber = fromBlock; blockNumber <= end; blockNumber++) {
      const found = await findInBlock(client, { address, blockNumber, nonce })
      if (found) return found
    }
    return undefined
  }
}

declare namespace findTransactionByNonce {
  type Parameters = {
    address: Address
    fromBlock: bigint
    nonce: number
    toBlock: bigint
  }
}

async function findInBlock(
  client: Client<Transport, Chain>,
  parameters: { address: Address; blockNumber: bigint; nonce: number },
) {
  const { address, blockNumber, nonce } = parameters
  const block = await getBlock(client, {
    blockNumber,
    includeTransactions: true,
  })
  return (block.transactions as readonly Transaction[]).find(
    (transaction) =>
      transaction.nonce === nonce &&
      transaction.from.toLowerCase() === address.toLowerCase(),
  )
}
