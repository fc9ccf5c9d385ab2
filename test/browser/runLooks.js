import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `node test/browser/runLooks.js [Playwright arguments]`: runs each view in
// both themes and both widths; `npm test` covers two of the four.
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(import.meta.resolve('@playwright/test/cli')),
    ...['test', '--project=chromium', '--output', '.cache/looks'],
    ...['--grep', '(dark|light), (1280|390) px'],
    ...process.argv.slice(2),
  ],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      LATCHKEY_E2E_QUICK: '1',
      LATCHKEY_LOOKS: 'all',
    },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
