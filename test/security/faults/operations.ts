import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { runOperationFaults } from './runOperationFaults.js'

/** `tsx test/security/faults/operations.ts [runs] [seed]` prints what came of so many intents. */
const [runs = 2_000, seed = 1] = process.argv.slice(2, 4).map(Number)
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const outfile = here('../../../.cache/faults/operations.mjs')
// In one file, because the clock of the runs does not wait for modules: what
// the frame loads on demand would time out.
await build({
  bundle: true,
  entryPoints: [here('./runOperationFaults.ts')],
  format: 'esm',
  logLevel: 'warning',
  outfile,
  packages: 'external',
  platform: 'node',
})
const bundled: { runOperationFaults: typeof runOperationFaults } = await import(
  outfile
)
const startedAt = performance.now()
const { text, twice, wrong } = await bundled.runOperationFaults({ runs, seed })
const seconds = (performance.now() - startedAt) / 1_000
console.log(`From seed ${seed}: ${text}, ${(runs / seconds).toFixed(1)} runs/s`)
for (const result of [...twice, ...wrong]) console.log(JSON.stringify(result))
process.exitCode = twice.length + wrong.length > 0 ? 1 : 0
