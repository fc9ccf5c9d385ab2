import { runSolanaFaults } from './runSolanaFaults.js'

/** `tsx test/faults/solana.ts [runs] [seed]` prints what came of so many payments. */
const [runs = 20_000, seed = 1] = process.argv.slice(2).map(Number)
const results = await runSolanaFaults({ runs, seed })
const faulted = results.filter(({ faults }) => faults > 0).length
const paid = results.filter(({ isPaid }) => isPaid).length
const twice = results.filter(({ debits }) => debits > 1)
const wrong = results.filter(({ lies }) => lies.length > 0)
for (const result of [...twice, ...wrong]) console.log(JSON.stringify(result))
console.log(
  `${results.length} runs, ${faulted} with faults, ${paid} told as paid, ${twice.length} debited twice`,
)
process.exitCode = twice.length + wrong.length > 0 ? 1 : 0
