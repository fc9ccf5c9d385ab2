import { countResults } from './countResults.js'
import { runBatchPayment } from './runBatchPayment.js'
import { runEvmFaults } from './runEvmFaults.js'
import { runEvmLiars } from './runEvmLiars.js'
import { runEvmPay } from './runEvmPay.js'
import type { Result } from './runPayment.js'

/**
 * `tsx test/security/faults/evm.ts [runs] [seed] [batch|liars|pay|sponsored]` prints
 * what came of so many payments.
 */
// Stacks of a million expected errors are most of the work.
Error.stackTraceLimit = 0
const [runs = 5_000, seed = 1] = process.argv.slice(2, 4).map(Number)
const way = process.argv[4]
const startedAt = performance.now()
let done = 0
const batch: typeof runBatchPayment | undefined =
  way === 'batch'
    ? runBatchPayment
    : way === 'sponsored'
      ? (world, seed) => runBatchPayment(world, seed, { isSponsored: true })
      : undefined
const results =
  way === 'pay'
    ? await runEvmPay({ onBatch: tell, runs, seed })
    : way === 'liars'
      ? await runEvmLiars({ onBatch: tell, runs, seed })
      : await runEvmFaults({ onBatch: tell, pay: batch, runs, seed })
const { text, twice, wrong } = countResults(results)
console.log(`From seed ${seed}: ${text}, ${getRate()} runs/s`)
process.exitCode = twice.length + wrong.length > 0 ? 1 : 0

function tell(batch: readonly Result[]) {
  for (const result of batch)
    if (result.debits > 1 || result.lies.length > 0)
      console.log(JSON.stringify(result))
  done += batch.length
  if (done % 1_000 === 0) console.log(`${done} runs, ${getRate()} runs/s`)
}

function getRate() {
  const seconds = (performance.now() - startedAt) / 1_000
  return (done / seconds).toFixed(1)
}
