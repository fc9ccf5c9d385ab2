import { expect, test } from 'vitest'
import { runOperationFaults } from './runOperationFaults.js'

// A process of its own: it replaces timers. More intents: `npm run test:faults:operations`.
test('behavior: no intent is executed twice, whatever fails', async () => {
  const { paid, results, twice, wrong } = await runOperationFaults({
    runs: 150,
    seed: 11,
  })
  expect(twice).toEqual([])
  expect(wrong).toEqual([])
  // Some are cancelled each time they are tried.
  expect(paid).toBeGreaterThan(140)
  expect(results.filter(({ faults }) => faults > 0).length).toBeGreaterThan(75)
}, 60_000)
