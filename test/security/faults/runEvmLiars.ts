import { createMemoryChain } from './createMemoryChain.js'
import { createPageLocks } from './createPageLocks.js'
import { createRandom } from './createRandom.js'
import { createVirtualClock } from './createVirtualClock.js'
import { runEvmPayment } from './runEvmPayment.js'
import type { Result } from './runPayment.js'

const SLOT_MS = 3_000
/** Payments that share a chain, and therefore its time. */
const BATCH = 50
/** Of a block, that it is taken back by the next one. */
const REORG_CHANCE = 0.05

/**
 * Makes that many payments on a chain in memory, whose nodes forget, lag and
 * lie for minutes, and whose blocks are taken back, while users speed up and
 * cancel.
 */
export async function runEvmLiars(parameters: {
  onBatch?: ((results: readonly Result[]) => void) | undefined
  runs: number
  seed: number
}): Promise<Result[]> {
  const { onBatch, runs, seed } = parameters
  const results: Result[] = []
  for (let start = 0; start < runs; start += BATCH) {
    const size = Math.min(BATCH, runs - start)
    const found = await runGroup(seed + start, size)
    onBatch?.(found)
    results.push(...found)
  }
  return results
}

async function runGroup(first: number, size: number) {
  const chain = createMemoryChain()
  const random = createRandom(first)
  const pages = createPageLocks()
  const uninstall = pages.install()
  const clock = createVirtualClock(chain)
  try {
    let left = size
    const payments = Array.from({ length: size }, (_, index) =>
      runEvmPayment({ chain, pages, wait: clock.wait }, first + index, {
        hasLiars: true,
      }).finally(() => left--),
    )
    for (let slot = 0; left > 0; slot++) {
      await clock.advance(SLOT_MS)
      // Sometimes nothing gets into a block for longer than any timeout.
      const isFull = slot % 60 >= 12 && slot % 60 < 36
      if (isFull) continue
      if (random.chance(REORG_CHANCE))
        await chain.send({ method: 'test_reorg' })
      await chain.send({ method: 'evm_mine' })
    }
    return await Promise.all(payments)
  } finally {
    clock.restore()
    uninstall()
  }
}
