import type { Address, Chain, Client, Transaction, Transport } from 'viem'
import { getBlock, getTransactionCount } from 'viem/actions'

/** Blocks read one by one where a node keeps no old state. */
const SCAN_LIMIT = 256n

/**
 * The mined transaction of an account with a nonce.
 *
 * Its block is found by halving the range, because the number of transactions
 * of an account only grows; nodes without old state are read block by block.
 *
 * @param parameters.fromBlock - last block known to be before it
 * @param parameters.toBlock - block in which the nonce is known to be used
 */
export async function findTransactionByNonce(
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

export declare namespace findTransactionByNonce {
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
