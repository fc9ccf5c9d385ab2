import { spawn } from 'node:child_process'
import { availableParallelism, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

// `node runParts.js <file> [runs] [seed] [way]` runs a fault sweep on all cores
// at a low priority, in processes of so many runs each: what ended payments
// leave behind slows down those that follow.
const PART = 1_000

const [file = 'evm', ...rest] = process.argv.slice(2)
const [runs = 5_000, seed = 1] = rest.slice(0, 2).map(Number)
const way = rest.slice(2)
const script = fileURLToPath(new URL(`${file}.ts`, import.meta.url))
setPriority(10)

const starts = Array.from(
  { length: Math.ceil(runs / PART) },
  (_, index) => index * PART,
)
/** What is counted, by what the summary of a part says. */
const sums = new Map()
let hasFailed = false

/** @param {number} start */
async function run(start) {
  const size = Math.min(PART, runs - start)
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', script],
      ...[String(size), String(seed + start), ...way],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const lines = text.trim().split('\n')
  const summary = lines.pop() ?? ''
  if (code !== 0) {
    hasFailed = true
    process.stdout.write(`${[...lines, summary].join('\n')}\n`)
  }
  for (const [, count, what] of summary.matchAll(
    /(?:^|[ ,])(\d+) ([a-z ]+)(?=,|$)/g,
  ))
    sums.set(what, (sums.get(what) ?? 0) + Number(count))
}

async function work() {
  for (let start = starts.shift(); start !== undefined; start = starts.shift())
    await run(start)
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
const text = [...sums].map(([what, count]) => `${count} ${what}`).join(', ')
process.stdout.write(`From seed ${seed}: ${text}\n`)
process.exit(hasFailed ? 1 : 0)
