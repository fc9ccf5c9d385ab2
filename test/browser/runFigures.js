import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'

/**
 * `node test/browser/runFigures.js <what> [runs] [seed]`: runs browser tests
 * with many more repetitions.
 *
 * @type {Record<string, { files: string[], title: string, runs: number }>}
 */
const all = {
  forged: {
    files: ['test/security/forged/forgedMessages.spec.ts'],
    title: 'no forgery is accepted',
    runs: 1_000_000,
  },
  honest: {
    files: ['test/browser/clickjacking.spec.ts', 'test/browser/touch.spec.ts'],
    title: 'every honest (click|tap) is',
    runs: 1_000,
  },
  soak: {
    files: ['test/browser/soak.spec.ts'],
    title: 'back to where it began',
    runs: 10_000,
  },
}

const [what = '', runs, seed = randomInt(2 ** 30)] = process.argv.slice(2)
const one = all[what]
if (!one) throw new Error(`Say one of ${Object.keys(all).join(', ')}.`)
const root = fileURLToPath(new URL('../..', import.meta.url))
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(import.meta.resolve('@playwright/test/cli')),
    ...['test', ...one.files, '--project=chromium', '--grep', one.title],
    // A parallel run clears the shared folder.
    ...['--output', `.cache/figures/${what}`],
  ],
  {
    cwd: root,
    env: {
      ...process.env,
      LATCHKEY_E2E_QUICK: '1',
      LATCHKEY_RUNS: String(runs ?? one.runs),
      LATCHKEY_SEED: String(seed),
    },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
