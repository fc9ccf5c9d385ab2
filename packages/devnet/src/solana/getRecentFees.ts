import type { Ledger } from './createLedger.js'
import { readBudget } from './readBudget.js'

/** Blocks whose prices a node remembers. */
const SLOTS = 150

/**
 * The least price per unit that got into each recent block, or, if that is
 * more, into one that writes one of these accounts.
 */
export function getRecentFees(
  ledger: Ledger,
  accounts: readonly string[],
): { slot: number; prioritizationFee: number }[] {
  const newest = ledger.bank('processed').slot
  const blocks = new Map<number, Map<string, bigint>>()
  for (const { keys, slot, transaction } of ledger.list()) {
    if (slot <= newest - SLOTS) continue
    const { message } = transaction.tx
    const { price } = readBudget(message)
    const block = blocks.get(slot) ?? new Map<string, bigint>()
    blocks.set(slot, block)
    const written = keys.filter((_, index) => message.isAccountWritable(index))
    for (const key of [ALL, ...written]) {
      const least = block.get(key)
      if (least === undefined || price < least) block.set(key, price)
    }
  }
  return Array.from({ length: SLOTS }, (_, index) => {
    const slot = newest - SLOTS + 1 + index
    const block = blocks.get(slot)
    const fees = [ALL, ...accounts].map((key) => block?.get(key) ?? 0n)
    const [most = 0n] = fees.sort((one, two) => (two > one ? 1 : -1))
    return { slot, prioritizationFee: Number(most) }
  })
}

/** Stands for every account. */
const ALL = ''
