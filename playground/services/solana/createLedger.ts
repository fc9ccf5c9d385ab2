import { createHash } from 'node:crypto'
import { createLanding, type Landed } from './createLanding.js'
import type { Vm } from './createVm.js'
import { encodeBase58 } from './encodeBase58.js'
import type { ParsedTransaction } from './parseTransaction.js'

export type Commitment = 'processed' | 'confirmed' | 'finalized'

export type Bank = {
  slot: number
  /** Blocks until here; fewer than slots, as some slots have none. */
  height: number
  blockhash: string
  /** Unix seconds. */
  time: number
}

/** Blocks for which a transaction may still land. */
export const BLOCKHASH_MAX_AGE = 150
const FIRST_SLOT = 1_200
/** Slots without a block before this ledger began. */
const SKIPPED_SLOTS = 200

export type Ledger = {
  /** The newest block that is as sure as that. */
  bank(commitment: Commitment): Bank
  commitmentOf(slot: number): Commitment
  /** Last block height a blockhash is good for, as that bank sees it. */
  lastValid(blockhash: string, bank: Bank): number | undefined
  /** Queues a transaction for the next slots; the same one only once. */
  submit(transaction: ParsedTransaction, delay: number): void
  /** Executes at once, in the newest block. */
  executeNow(transaction: ParsedTransaction): Landed
  /** Whether its message has been executed, whatever came of it. */
  isProcessed(transaction: ParsedTransaction): boolean
  find(signature: string): Landed | undefined
  /** Newest first. */
  list(): readonly Landed[]
  /** Makes so many slots pass, at once. */
  advance(slots: number): void
  setLags(lags: Partial<Lags>): void
  /** Called after every slot. */
  onSlot(listener: () => void): () => void
}

/** Slots until a block is that sure. */
export type Lags = { confirmed: number; finalized: number }

/** Slots, their blockhashes and what landed in them. */
export function createLedger(parameters: createLedger.Parameters): Ledger {
  const { seed, vm } = parameters
  const lags: Lags = { ...parameters.lags }
  const banks = new Map<number, Bank>()
  const byHash = new Map<string, Bank>()
  const landing = createLanding(vm)
  const pending = new Map<string, Pending>()
  const listeners = new Set<() => void>()
  let slot = FIRST_SLOT - 1 - lags.finalized
  const newest = () => banks.get(slot) as Bank
  const lagOf = (commitment: Commitment) =>
    commitment === 'processed' ? 0 : lags[commitment]
  const lastValid = (blockhash: string, bank: Bank) => {
    const found = byHash.get(blockhash)
    if (!found || found.slot > bank.slot) return undefined
    const last = found.height + BLOCKHASH_MAX_AGE
    return last >= bank.height ? last : undefined
  }
  const open = () => {
    const bank = toBank(++slot, seed)
    banks.set(slot, bank)
    byHash.set(bank.blockhash, bank)
    const old = banks.get(slot - KEPT_BANKS)
    if (old) byHash.delete(old.blockhash)
    banks.delete(slot - KEPT_BANKS)
    vm.setTime(slot, bank.time)
  }
  const land = () => {
    const bank = newest()
    for (const [id, { at, transaction }] of pending) {
      const alive = lastValid(transaction.blockhash, bank) !== undefined
      if (alive && at > slot) continue
      pending.delete(id)
      if (alive) landing.execute(transaction, bank)
    }
  }
  while (slot < FIRST_SLOT) open()
  return {
    bank: (commitment) => banks.get(slot - lagOf(commitment)) ?? newest(),
    commitmentOf(landed) {
      if (slot - landed >= lags.finalized) return 'finalized'
      return slot - landed >= lags.confirmed ? 'confirmed' : 'processed'
    },
    lastValid,
    submit(transaction, delay) {
      if (pending.has(transaction.signature)) return
      pending.set(transaction.signature, { at: slot + 1 + delay, transaction })
    },
    executeNow: (transaction) => landing.executeNow(transaction, newest()),
    isProcessed: landing.isProcessed,
    find: landing.find,
    list: landing.list,
    advance(slots) {
      for (let i = 0; i < slots; i++) {
        open()
        land()
        for (const listener of listeners) listener()
      }
    },
    setLags: (next) => void Object.assign(lags, next),
    onSlot(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export declare namespace createLedger {
  type Parameters = {
    vm: Vm
    lags: Lags
    /** Makes this ledger's blockhashes differ from those of others. */
    seed: string
  }
}

type Pending = { at: number; transaction: ParsedTransaction }

/** Enough for a finalized bank to know every blockhash that is alive. */
const KEPT_BANKS = 1_000

function toBank(slot: number, seed: string): Bank {
  const hash = createHash('sha256').update(`${seed}:${slot}`).digest()
  return {
    slot,
    height: slot - SKIPPED_SLOTS,
    blockhash: encodeBase58(hash),
    time: Math.floor(Date.now() / 1_000),
  }
}
