import { expect, test } from 'vitest'
import { countResults } from '../../../test/security/faults/countResults.js'
import { runBatchPayment } from '../../../test/security/faults/runBatchPayment.js'
import { runEvmFaults } from '../../../test/security/faults/runEvmFaults.js'

const runs = Number(process.env.LATCHKEY_EVM_FAULT_RUNS ?? 50)
const seed = Number(process.env.LATCHKEY_EVM_FAULT_SEED ?? 1)

test.each([
  ['a batch', runBatchPayment],
  [
    'a sponsored send',
    (...[world, seed]: Parameters<typeof runBatchPayment>) =>
      runBatchPayment(world, seed, { isSponsored: true }),
  ],
])(
  'behavior: whatever fails, %s is made at most once',
  async (_, pay) => {
    const results = await runEvmFaults({ pay, runs, seed })
    const { paid, text, twice, wrong } = countResults(results)
    // biome-ignore lint/suspicious/noConsole: the count is the evidence.
    console.log(text)
    expect(twice).toEqual([])
    expect(wrong).toEqual([])
    expect(results).toHaveLength(runs)
    expect(paid).toBeGreaterThan(runs * 0.7)
  },
  6 * 3_600_000,
)
