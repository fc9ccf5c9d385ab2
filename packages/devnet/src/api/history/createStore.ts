import type { Address, Hex } from 'viem'
import type { IndexedTransaction } from './indexedTransaction.js'

export type IndexedBlock = {
  hash: Hex
  number: number
  parentHash: Hex
  transactions: readonly IndexedTransaction[]
}

export type Store = ReturnType<typeof createStore>

/** The blocks of one chain that were read, and who took part in them. */
export function createStore() {
  const hashes: Hex[] = []
  const transactions: IndexedTransaction[] = []
  const byAddress = new Map<Address, IndexedTransaction[]>()
  return {
    /** Number of the newest block, -1 before there is one. */
    last: () => hashes.length - 1,
    hashOf: (block: number) => hashes[block],
    /** Oldest first. */
    list: (address: Address): readonly IndexedTransaction[] =>
      byAddress.get(address) ?? [],
    append(block: IndexedBlock) {
      hashes.push(block.hash)
      for (const transaction of block.transactions) {
        transactions.push(transaction)
        for (const party of toParties(transaction)) {
          const list = byAddress.get(party)
          if (list) list.push(transaction)
          else byAddress.set(party, [transaction])
        }
      }
    },
    /** Forgets every block after this one. */
    rollBack(block: number) {
      hashes.length = block + 1
      for (
        let last = transactions.at(-1);
        last && last.block > block;
        last = transactions.at(-1)
      ) {
        for (const party of toParties(last)) byAddress.get(party)?.pop()
        transactions.pop()
      }
    },
  }
}

function toParties(transaction: IndexedTransaction): Set<Address> {
  const { approvers, from, movements } = transaction
  return new Set([
    from,
    ...approvers,
    ...movements.flatMap((movement) => [movement.from, movement.to]),
  ])
}
