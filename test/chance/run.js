import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// `node test/chance/run.js [rounds] [seed]`, by default 10 rounds with a
// random seed: runs the randomized tests with other cases than `npm test`.
const [rounds = 10, first = randomInt(2 ** 30)] = process.argv
  .slice(2)
  .map(Number)
const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const files = readdirSync(join(root, 'src'), { recursive: true })
  .map((path) => `src/${path}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) =>
    readFileSync(join(root, path), 'utf8').includes("'fast-check'"),
  )

for (let round = 0; round < rounds; round++) {
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', ...files, '--reporter=dot'],
    {
      cwd: root,
      env: { ...process.env, LATCHKEY_SEED: String(first + round) },
      stdio: 'inherit',
    },
  )
  if (status !== 0) {
    console.log(`failed with LATCHKEY_SEED=${first + round}`)
    process.exit(1)
  }
}
console.log(`${rounds} rounds of ${files.length} files passed, seed ${first}`)
