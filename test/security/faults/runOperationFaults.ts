import { createVirtualClock } from './createVirtualClock.js'
import {
  type OperationResult,
  runOperationIntent,
} from './runOperationIntent.js'

const BATCH = 100
const STEP_MS = 60_000

/** Runs so many intents with faults, a hundred side by side. */
export async function runOperationFaults(parameters: {
  runs: number
  seed: number
}) {
  const { runs, seed } = parameters
  const clock = createVirtualClock()
  const results: OperationResult[] = []
  try {
    for (let first = 0; first < runs; first += BATCH) {
      const count = Math.min(BATCH, runs - first)
      let left = count
      const intents = Array.from({ length: count }, async (_, index) => {
        const result = await runOperationIntent({
          clock,
          seed: seed * 1_000_003 + first + index,
        })
        left--
        return result
      })
      while (left > 0) await clock.advance(STEP_MS)
      results.push(...(await Promise.all(intents)))
    }
  } finally {
    clock.restore()
  }
  return summarize(results)
}

function summarize(results: readonly OperationResult[]) {
  const twice = results.filter(({ most }) => most > 1)
  const wrong = results.filter(({ executions, told }) =>
    told === 200 ? executions !== 1 : told !== 100 && executions > 0,
  )
  const count = (test: (result: OperationResult) => boolean) =>
    results.filter(test).length
  const paid = count(({ told }) => told === 200)
  const open = count(({ told }) => told === 100 || told === undefined)
  const faulted = count(({ faults }) => faults > 0)
  const text = `${results.length} intents, ${faulted} with faults, ${paid} told as paid, ${open} still pending, ${twice.length} executed twice, ${wrong.length} told wrongly`
  return { paid, results, text, twice, wrong }
}
