import { expect, test } from 'vitest'
import { fuzzHost } from './fuzzHost.js'
import { fuzzMessenger } from './fuzzMessenger.js'
import type { FuzzResult } from './fuzzResult.js'

/*
 * `npm run test:fuzz [runs] [seed]` runs a million of each.
 */
const parameters = { runs: 20_000, seed: 7 }

function check({
  accepted,
  examples,
  malformed,
  valid,
  ...counts
}: FuzzResult) {
  expect(examples.slice(0, 3)).toEqual([])
  expect(counts).toEqual({ ...parameters, polluted: 0, reached: 0, threw: 0 })
  // Control: both kinds occurred, and all valid messages got through.
  expect(malformed).toBeGreaterThan(10_000)
  expect(valid).toBeGreaterThan(3_000)
  expect(accepted).toBe(valid)
}

test('behavior: malformed messages of the genuine frame reach no handler', () => {
  check(fuzzMessenger(parameters))
})

test('behavior: malformed messages of the genuine app reach no handler', async () => {
  check(await fuzzHost(parameters))
})
