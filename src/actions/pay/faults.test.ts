import { expect, test } from 'vitest'
import { countResults } from '../../../test/security/faults/countResults.js'
import { runEvmPay } from '../../../test/security/faults/runEvmPay.js'
import { runExchangeFaults } from '../../../test/security/faults/runExchangeFaults.js'
import { runSolanaFaults } from '../../../test/security/faults/runSolanaFaults.js'
import { runSolanaPay } from '../../../test/security/faults/runSolanaPay.js'

const seed = Number(process.env.LATCHKEY_PAY_FAULT_SEED ?? 1)
const factor = Number(process.env.LATCHKEY_PAY_FAULT_FACTOR ?? 1)

test.each([
  { name: 'EVM', runs: 25, run: runEvmPay },
  {
    name: 'Solana',
    runs: 60,
    run: (parameters: { runs: number; seed: number }) =>
      runSolanaFaults({ ...parameters, pay: runSolanaPay }),
  },
  { name: 'an exchange', runs: 100, run: runExchangeFaults },
])(
  'behavior: $name: whatever fails, a payment is made at most once',
  async ({ run, ...size }) => {
    const runs = size.runs * factor
    const results = await run({ runs, seed })
    const { paid, text, twice, wrong } = countResults(results)
    // biome-ignore lint/suspicious/noConsole: the count is the evidence.
    console.log(text)
    expect(twice).toEqual([])
    expect(wrong).toEqual([])
    expect(results).toHaveLength(runs)
    expect(paid).toBeGreaterThan(runs * 0.8)
  },
  6 * 3_600_000,
)
