import { countResults } from './countResults.js'
import { runExchangeFaults } from './runExchangeFaults.js'

/** `tsx test/security/faults/exchange.ts [runs] [seed]` prints what came of so many payments. */
const [runs = 20_000, seed = 1] = process.argv.slice(2).map(Number)
const results = await runExchangeFaults({ runs, seed })
const { text, twice, wrong } = countResults(results)
for (const result of [...twice, ...wrong]) console.log(JSON.stringify(result))
console.log(text)
process.exitCode = twice.length + wrong.length > 0 ? 1 : 0
