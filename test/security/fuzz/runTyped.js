import { spawn } from 'node:child_process'
import { availableParallelism, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

// `npm run test:typed [runs] [seed]` shows that many random structures of typed
// data on a card, and hashes the card's text again with another library. It
// runs on all cores at the lowest priority, in processes of so many runs, each
// with a seed of its own, and says after each how far it is.
const PART = 20_000

const [runs = 1_000_000, seed = 1] = process.argv.slice(2).map(Number)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const vitest = fileURLToPath(
  new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url),
)
setPriority(19)

const startedAt = Date.now()
const starts = Array.from(
  { length: Math.ceil(runs / PART) },
  (_, index) => index * PART,
)
let [done, failed] = [0, 0]

/** @param {number} start */
async function run(start) {
  const size = Math.min(PART, runs - start)
  const child = spawn(
    process.execPath,
    [
      ...[
        vitest,
        'run',
        'packages/wallet/src/requests/decode/readTypedData.test.ts',
      ],
      ...['--testNamePattern', 'the text on the card', '--reporter=dot'],
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        LATCHKEY_RUNS: String(size),
        LATCHKEY_SEED: String(seed + start / PART),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
  const code = await new Promise((resolve) => child.on('close', resolve))
  done += size
  if (code !== 0) {
    failed++
    process.stdout.write(text)
  }
  const seconds = Math.round((Date.now() - startedAt) / 1_000)
  process.stdout.write(
    `${done} of ${runs} structures, ${failed} parts failed, ${seconds} s\n`,
  )
}

async function work() {
  for (let start = starts.shift(); start !== undefined; start = starts.shift())
    await run(start)
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
process.exit(failed > 0 ? 1 : 0)
