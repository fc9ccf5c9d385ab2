import { type Banks, createBanks } from './createBanks.js'
import { createLanding, type Landing } from './createLanding.js'
import type { ParsedTransaction } from './parseTransaction.js'

export type Ledger = Omit<Banks, 'open'> &
  Pick<Landing, 'find' | 'isProcessed' | 'list'> & {
    /**
     * Executes at once, in the newest block.
     *
     * @throws Error when it fails
     */
    executeNow(transaction: ParsedTransaction): void
    /** Queues a transaction for the next slots; the same one only once. */
    submit(transaction: ParsedTransaction, way: Way): void
    /** Makes so many slots pass, at once. */
    advance(slots: number): void
    /** Called after every slot; gives what ends that. */
    onSlot(listener: () => void): () => void
  }

export type Way = {
  /** Slots it lands later than in the next one. */
  delay: number
  /** Lands in a block that is given up before it is confirmed. */
  isForked: boolean
}

/** Slots, their blockhashes and what landed in them. */
export function createLedger(parameters: createLedger.Parameters): Ledger {
  const { open, ...banks } = createBanks(parameters)
  const landing = createLanding(parameters.vm)
  const pending = new Map<string, Pending>()
  const listeners = new Set<() => void>()
  const pass = () => {
    const bank = open()
    landing.dropForks(({ slot }) => banks.commitmentOf(slot) !== 'processed')
    for (const [id, { at, isForked, transaction }] of pending) {
      const last = banks.lastValid(transaction.blockhash, bank)
      if (last !== undefined && at > bank.slot) continue
      pending.delete(id)
      if (last === undefined) continue
      if (isForked) landing.fork(transaction, bank)
      else landing.execute(transaction, bank)
    }
    for (const listener of listeners) listener()
  }
  return {
    ...banks,
    find: landing.find,
    isProcessed: landing.isProcessed,
    list: landing.list,
    executeNow(transaction) {
      landing.executeNow(transaction, banks.bank('processed'))
    },
    submit(transaction, { delay, isForked }) {
      const { signature } = transaction
      if (pending.has(signature)) return
      const at = banks.bank('processed').slot + 1 + delay
      pending.set(signature, { at, isForked, transaction })
    },
    advance(slots) {
      for (let i = 0; i < slots; i++) pass()
    },
    onSlot(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export declare namespace createLedger {
  type Parameters = createBanks.Parameters
}

type Pending = {
  at: number
  isForked: boolean
  transaction: ParsedTransaction
}
