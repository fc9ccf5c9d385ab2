import { inspect } from 'node:util'
import { fuzzHost } from './fuzzHost.js'
import { fuzzMessenger } from './fuzzMessenger.js'
import type { FuzzResult } from './fuzzResult.js'

/**
 * `npm run test:fuzz [runs] [seed]` prints the outcome of that many messages.
 */
const [runs = 1_000_000, seed = 1] = process.argv.slice(2).map(Number)

function print(name: string, result: FuzzResult) {
  const { accepted, examples, malformed, polluted, reached, threw, valid } =
    result
  console.log(
    `${name} (seed ${seed}): ${malformed} malformed, ${reached} reached a handler, ${threw} threw, ${polluted} times a prototype changed; control: ${accepted} of ${valid} accepted`,
  )
  for (const example of examples.slice(0, 10))
    console.log(inspect(example, { depth: 6 }))
  const isGood = reached + threw + polluted === 0 && accepted === valid
  if (!isGood || valid === 0) process.exitCode = 1
}

print('to the app, of the genuine frame', fuzzMessenger({ runs, seed }))
print('to the frame, of the genuine app', await fuzzHost({ runs, seed }))
