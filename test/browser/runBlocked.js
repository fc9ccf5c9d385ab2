import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `node test/browser/runBlocked.js [Playwright arguments]`: runs the whole
// browser suite, instead of a part of it, with storage blocked for
// cross-site frames.
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(import.meta.resolve('@playwright/test/cli')),
    ...['test', '--project=blocked', '--output', '.cache/blocked'],
    ...process.argv.slice(2),
  ],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      LATCHKEY_BLOCKED: '1',
      LATCHKEY_E2E_QUICK: '1',
    },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
