import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setup } from './setup.js'

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  await setup()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

const child = spawn(
  process.execPath,
  ['--import', 'tsx', 'playground/start.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
// The child stops everything by itself; this process only waits for it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
