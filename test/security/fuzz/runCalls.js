import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `npm run test:calls [runs] [seed]` prints the outcome of that many calls
// with wrong parameters, by entry point.
const [runs = 100_000, seed = 1] = process.argv.slice(2).map(Number)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const vitest = fileURLToPath(
  new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url),
)
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', 'test/security/fuzz/fuzzCalls.dom.apart.test.ts'],
  {
    cwd: root,
    env: {
      ...process.env,
      LATCHKEY_RUNS: String(runs),
      LATCHKEY_SEED: String(seed),
    },
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
