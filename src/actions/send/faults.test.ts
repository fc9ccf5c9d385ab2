import { expect, test } from 'vitest'
import { runEvmFaults } from '../../../test/faults/runEvmFaults.js'

const runs = Number(process.env.LATCHKEY_EVM_FAULT_RUNS ?? 100)
const seed = Number(process.env.LATCHKEY_EVM_FAULT_SEED ?? 1)

test(
  'behavior: whatever goes wrong, a payment is made at most once',
  async () => {
    const results = await runEvmFaults({ runs, seed })
    const faulted = results.filter(({ faults }) => faults > 0).length
    const twice = results.filter(({ debits }) => debits > 1)
    const paid = results.filter(({ isPaid }) => isPaid).length
    // biome-ignore lint/suspicious/noConsole: the count is the evidence.
    console.log(
      `${results.length} runs, ${faulted} with faults, ${paid} told as paid, ${twice.length} debited twice`,
    )
    expect(twice).toEqual([])
    expect(results.filter(({ lies }) => lies.length > 0)).toEqual([])
    expect(results).toHaveLength(runs)
    expect(paid).toBeGreaterThan(runs * 0.8)
  },
  6 * 3_600_000,
)
