import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'
import type { Vm } from './createVm.js'

export type Commitment = 'processed' | 'confirmed' | 'finalized'

export type Bank = {
  slot: number
  /** Blocks until here; fewer than slots, as some slots have none. */
  height: number
  blockhash: string
  /** Unix seconds. */
  time: number
}

/** Slots until a block is that sure. */
export type Lags = { confirmed: number; finalized: number }

/** Those that are named change. */
export type SomeLags = { [name in keyof Lags]?: Lags[name] | undefined }

/** Blocks for which a transaction may still land. */
export const BLOCKHASH_MAX_AGE = 150
const FIRST_SLOT = 1_200
/** Slots without a block before this chain began, and the largest lag. */
const SKIPPED_SLOTS = 200
/** More than any blockhash that is alive for the slowest bank. */
const KEPT_BANKS = 1_000

export type Banks = {
  /** The newest block that is as sure as that. */
  bank(commitment: Commitment): Bank
  commitmentOf(slot: number): Commitment
  /** Last block height a blockhash is good for, as that bank sees it. */
  lastValid(blockhash: string, bank: Bank): number | undefined
  setLags(lags: SomeLags): void
  /** Begins the next slot. */
  open(): Bank
}

/** One block a slot, each with a blockhash of its own. */
export function createBanks(parameters: createBanks.Parameters): Banks {
  const { seed, vm } = parameters
  const lags: Lags = { ...parameters.lags }
  const banks = new Map<number, Bank>()
  const byHash = new Map<string, Bank>()
  let slot = FIRST_SLOT - SKIPPED_SLOTS
  const open = () => {
    const bank = toBank(++slot, seed)
    banks.set(slot, bank)
    byHash.set(bank.blockhash, bank)
    const old = banks.get(slot - KEPT_BANKS)
    if (old) byHash.delete(old.blockhash)
    banks.delete(slot - KEPT_BANKS)
    vm.setTime(slot, bank.time)
    return bank
  }
  while (slot < FIRST_SLOT) open()
  return {
    open,
    bank(commitment) {
      const lag = commitment === 'processed' ? 0 : lags[commitment]
      const at = slot - Math.min(lag, SKIPPED_SLOTS - 1)
      return banks.get(at) as Bank
    },
    commitmentOf(landed) {
      if (slot - landed >= lags.finalized) return 'finalized'
      return slot - landed >= lags.confirmed ? 'confirmed' : 'processed'
    },
    lastValid(blockhash, bank) {
      const found = byHash.get(blockhash)
      if (!found || found.slot > bank.slot) return undefined
      const last = found.height + BLOCKHASH_MAX_AGE
      return last >= bank.height ? last : undefined
    },
    setLags({ confirmed = lags.confirmed, finalized = lags.finalized }) {
      Object.assign(lags, { confirmed, finalized })
    },
  }
}

export declare namespace createBanks {
  type Parameters = {
    lags: Lags
    /** Makes this chain's blockhashes differ from those of others. */
    seed: string
    vm: Vm
  }
}

function toBank(slot: number, seed: string): Bank {
  const hash = createHash('sha256').update(`${seed}:${slot}`).digest()
  return {
    slot,
    height: slot - SKIPPED_SLOTS,
    blockhash: base58.encode(hash),
    time: Math.floor(Date.now() / 1_000),
  }
}
