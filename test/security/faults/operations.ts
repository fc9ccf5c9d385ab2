import { runOperationFaults } from './runOperationFaults.js'

/** `tsx test/security/faults/operations.ts [runs] [seed]` prints what came of so many intents. */
const [runs = 2_000, seed = 1] = process.argv.slice(2, 4).map(Number)
const startedAt = performance.now()
const { text, twice, wrong } = await runOperationFaults({ runs, seed })
const seconds = (performance.now() - startedAt) / 1_000
console.log(`From seed ${seed}: ${text}, ${(runs / seconds).toFixed(1)} runs/s`)
for (const result of [...twice, ...wrong]) console.log(JSON.stringify(result))
process.exitCode = twice.length + wrong.length > 0 ? 1 : 0
