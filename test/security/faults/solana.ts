import { countResults } from './countResults.js'
import { runSolanaFaults } from './runSolanaFaults.js'
import { runSolanaPay } from './runSolanaPay.js'

/** `tsx test/security/faults/solana.ts [runs] [seed] [pay]` prints what came of so many payments. */
const [runs = 20_000, seed = 1] = process.argv.slice(2, 4).map(Number)
const pay = process.argv[4] === 'pay' ? runSolanaPay : undefined
const results = await runSolanaFaults({ pay, runs, seed })
const { text, twice, wrong } = countResults(results)
for (const result of [...twice, ...wrong]) console.log(JSON.stringify(result))
console.log(text)
process.exitCode = twice.length + wrong.length > 0 ? 1 : 0
