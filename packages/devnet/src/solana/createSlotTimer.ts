import type { Ledger } from './createLedger.js'

export type SlotTimer = { setPaused(isPaused: boolean): void }

/** Lets a slot pass every so many milliseconds, unless paused. */
export function createSlotTimer(ledger: Ledger, slotMs: number): SlotTimer {
  let timer: NodeJS.Timeout | undefined
  return {
    setPaused(isPaused) {
      clearInterval(timer)
      timer = isPaused
        ? undefined
        : setInterval(() => ledger.advance(1), slotMs).unref()
    },
  }
}
