import { countResults } from './countResults.js'
import { runSolanaFaults } from './runSolanaFaults.js'

/**
 * `tsx test/faults/solana.ts [runs] [seed]` prints the outcome of that many
 * payments.
 */
const [runs = 20_000, seed = 1] = process.argv.slice(2).map(Number)
const results = await runSolanaFaults({ runs, seed })
const { text, twice, wrong } = countResults(results)
for (const result of [...twice, ...wrong]) console.log(JSON.stringify(result))
console.log(text)
process.exitCode = twice.length + wrong.length > 0 ? 1 : 0
