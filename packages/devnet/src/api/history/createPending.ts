import type { Address, Hex } from 'viem'
import type { DevWallet } from '../../chain/createDevWallet.js'
import type { IndexedTransaction } from './indexedTransaction.js'
import { readIntent } from './readIntent.js'
import type { LocalContracts } from './toLocalContracts.js'
import { toLowerCase } from './toLowerCase.js'

type PooledTransaction = {
  from: Address
  hash: Hex
  input: Hex
  nonce: Hex
  to?: Address | null | undefined
  value: Hex
}
type Pool = Record<string, Record<string, PooledTransaction>>

/** Transactions that wait in the node's pool, newest first. */
export type Pending = (address: Address) => Promise<IndexedTransaction[]>

/** Reads a node's pool, and remembers since when each of them waits. */
export function createPending(parameters: createPending.Parameters): Pending {
  const { client, contracts } = parameters
  let seen = new Map<Hex, number>()
  return async (address) => {
    const { pending, queued } = await client.getTxpoolContent()
    const all = [pending, queued].flatMap((pool) =>
      Object.values(pool as unknown as Pool).flatMap((account) =>
        Object.values(account),
      ),
    )
    const now = Math.floor(Date.now() / 1_000)
    seen = new Map(all.map(({ hash }) => [hash, seen.get(hash) ?? now]))
    return all
      .map((transaction) =>
        toIndexed(transaction, contracts, seen.get(transaction.hash) ?? now),
      )
      .filter(
        ({ from, movements }) =>
          from === address || movements.some(({ to }) => to === address),
      )
      .sort((a, b) => b.timestamp - a.timestamp || b.nonce - a.nonce)
  }
}

export declare namespace createPending {
  type Parameters = {
    client: DevWallet
    contracts: LocalContracts | undefined
  }
}

function toIndexed(
  { hash, input, nonce, value, ...ends }: PooledTransaction,
  contracts: LocalContracts | undefined,
  timestamp: number,
): IndexedTransaction {
  const from = toLowerCase(ends.from)
  const to = ends.to ? toLowerCase(ends.to) : null
  const call = { contracts, from, input, to, value: BigInt(value) }
  const { movements, operation } = readIntent(call)
  return {
    ...{ hash, from, movements, operation, timestamp, to: to ?? from },
    ...{ approvers: [], block: 0, index: 0, status: 'pending' },
    nonce: Number(nonce),
  }
}
