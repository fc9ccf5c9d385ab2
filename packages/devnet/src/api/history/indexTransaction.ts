import type { Address, Hex, Log } from 'viem'
import type {
  IndexedTransaction,
  Movement,
  Operation,
} from './indexedTransaction.js'
import { readIntent } from './readIntent.js'
import { readMovements } from './readMovements.js'
import type { LocalContracts } from './toLocalContracts.js'
import { toLowerCase } from './toLowerCase.js'
import { topics } from './topics.js'

/** Reads from a mined transaction and its receipt what the index keeps. */
export function indexTransaction(
  parameters: indexTransaction.Parameters,
): IndexedTransaction {
  const { block, contracts, internal = [], receipt, transaction } = parameters
  const { hash, input, nonce, value } = transaction
  const from = toLowerCase(transaction.from)
  const called = transaction.to && toLowerCase(transaction.to)
  const intent = readIntent({ contracts, from, input, to: called, value })
  const to = called ?? toLowerCase(receipt.contractAddress ?? from)
  const common = {
    ...{ from, hash, nonce, timestamp: block.timestamp, to },
    ...{ block: block.number, index: receipt.transactionIndex },
  }
  if (receipt.status !== 'success')
    return {
      ...{ ...common, status: 'failed', approvers: [], movements: [] },
      operation: intent.operation,
    }
  const { logs } = receipt
  const movements = [
    ...readMovements({ contracts, from, input, logs, to, value }),
    ...internal,
  ]
  return {
    ...{ ...common, status: 'confirmed', movements },
    approvers: readApprovers(logs),
    operation:
      readOperation(logs) ??
      (movements.length === 0 || !transaction.to
        ? intent.operation
        : undefined),
  }
}

export declare namespace indexTransaction {
  type Parameters = {
    block: { number: number; timestamp: number }
    contracts: LocalContracts | undefined
    /** Ether that contracts passed on. */
    internal?: readonly Movement[] | undefined
    receipt: {
      contractAddress?: Address | null | undefined
      logs: readonly Pick<Log, 'address' | 'data' | 'topics'>[]
      status: 'success' | 'reverted'
      transactionIndex: number
    }
    transaction: {
      from: Address
      hash: Hex
      input: Hex
      nonce: number
      to: Address | null
      value: bigint
    }
  }
}

type Logs = indexTransaction.Parameters['receipt']['logs']

// A pool says what was done with it; who sent tokens where is less clear.
function readOperation(logs: Logs): Operation | undefined {
  const has = (topic: Hex) => logs.some((log) => log.topics[0] === topic)
  if (has(topics.pairSwap)) return 'trade'
  if (has(topics.pairMint)) return 'deposit'
  if (has(topics.pairBurn)) return 'withdraw'
  if (has(topics.wethDeposit)) return 'deposit'
  if (has(topics.wethWithdrawal)) return 'withdraw'
  return undefined
}

function readApprovers(logs: Logs): Address[] {
  return logs.flatMap(({ topics: [topic, owner] }) =>
    owner && (topic === topics.approval || topic === topics.approvalForAll)
      ? (`0x${owner.slice(-40)}` as const)
      : [],
  )
}
