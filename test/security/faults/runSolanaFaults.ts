import { createSolanaNode } from '../../setup/solana/createSolanaNode.js'
import { createPageLocks } from './createPageLocks.js'
import { createVirtualClock } from './createVirtualClock.js'
import type { Result } from './runPayment.js'
import { runSolanaPayment } from './runSolanaPayment.js'

const SLOT_MS = 400
/** Payments that share a chain, and therefore its time. */
const BATCH = 50

/** Makes that many payments, each with its own faults. */
export async function runSolanaFaults(parameters: {
  /** Makes one payment; default by `sendToken`. */
  pay?: Pay | undefined
  runs: number
  seed: number
}): Promise<Result[]> {
  const { pay = runSolanaPayment, runs, seed } = parameters
  const results: Result[] = []
  for (let start = 0; start < runs; start += BATCH) {
    const size = Math.min(BATCH, runs - start)
    results.push(...(await runBatch({ first: seed + start, pay, size })))
  }
  return results
}

type Batch = { first: number; pay: Pay; size: number }
type Pay = (
  ...parameters: [Parameters<typeof runSolanaPayment>[0], number]
) => Promise<Result>

async function runBatch({ first, pay, size }: Batch) {
  const node = createSolanaNode()
  const pages = createPageLocks()
  const uninstall = pages.install()
  const clock = createVirtualClock()
  try {
    const world = { node, pages, wait: clock.wait }
    let left = size
    const payments = Array.from({ length: size }, (_, index) =>
      pay(world, first + index).finally(() => left--),
    )
    while (left > 0) {
      await clock.advance(SLOT_MS)
      node.control.warp(1)
    }
    return await Promise.all(payments)
  } finally {
    clock.restore()
    uninstall()
  }
}
