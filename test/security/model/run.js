import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'

// `node test/security/model/run.js [sequences] [seed]`, by default 50,000 of a seed that
// nobody has chosen.
const [total = 50_000, seed = randomInt(2 ** 30)] = process.argv
  .slice(2)
  .map(Number)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const vitest = fileURLToPath(
  new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url),
)
/** Sequences per process, so that memory is released now and then. */
const BATCH = 5_000

for (let done = 0; done < total; done += BATCH) {
  const runs = Math.min(BATCH, total - done)
  const { status } = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      'test/security/model/connecting.dom.apart.test.ts',
      '--reporter=dot',
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        LATCHKEY_MODEL_RUNS: String(runs),
        LATCHKEY_MODEL_SEED: String(seed + done),
      },
      stdio: 'inherit',
    },
  )
  if (status !== 0) {
    console.log(`model: a fault, seed ${seed + done} of ${runs} sequences`)
    process.exit(1)
  }
}
console.log(`model: ${total} sequences from seed ${seed}, 0 faults`)
