import type { DevWallet } from '../../chain/createDevWallet.js'
import type { IndexedBlock } from './createStore.js'
import { ignoreMissing } from './ignoreMissing.js'
import { indexTransaction } from './indexTransaction.js'
import { readInternalMovements } from './readInternalMovements.js'
import type { LocalContracts } from './toLocalContracts.js'

/**
 * Reads a run of blocks with their receipts.
 *
 * @returns as many as belong together, fewer when the chain changed meanwhile
 */
export async function readBlocks(
  client: DevWallet,
  parameters: readBlocks.Parameters,
): Promise<IndexedBlock[]> {
  const { contracts, first, last } = parameters
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const blocks = await Promise.all(
    numbers.map((number) => readBlock(client, number, contracts)),
  )
  const end = blocks.findIndex(
    (block, i) => !block || (i > 0 && block.parentHash !== blocks[i - 1]?.hash),
  )
  return (end < 0 ? blocks : blocks.slice(0, end)).filter(
    (b) => b !== undefined,
  )
}

export declare namespace readBlocks {
  type Parameters = {
    contracts: LocalContracts | undefined
    first: number
    last: number
  }
}

async function readBlock(
  client: DevWallet,
  number: number,
  contracts: LocalContracts | undefined,
): Promise<IndexedBlock | undefined> {
  const blockNumber = BigInt(number)
  const [block, receipts] = await Promise.all([
    client
      .getBlock({ blockNumber, includeTransactions: true })
      .catch(ignoreMissing),
    client.getBlockReceipts({ blockNumber }).catch(ignoreMissing),
  ])
  if (!block || !receipts) return undefined
  const { hash, parentHash, transactions } = block
  const byHash = new Map(receipts.map((r) => [r.transactionHash, r]))
  const timestamp = Number(block.timestamp)
  const indexed = await Promise.all(
    transactions.map(async (transaction) => {
      const receipt = byHash.get(transaction.hash)
      if (receipt?.blockHash !== hash) return undefined
      return indexTransaction({
        block: { number, timestamp },
        contracts,
        internal: await readInternalMovements(client, {
          contracts,
          receipt,
          transaction,
        }),
        receipt,
        transaction,
      })
    }),
  )
  const complete = indexed.filter((transaction) => transaction !== undefined)
  if (complete.length < indexed.length) return undefined
  return { hash, number, parentHash, transactions: complete }
}
