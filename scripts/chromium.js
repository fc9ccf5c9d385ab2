import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDebian } from './debian.js'
import { findProgram, isExecutable } from './findProgram.js'
import { run } from './process.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Flags that Chromium needs in a container, and to stay silent. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Chromium without toolbars. The whole one draws them for every page, also
 * where nobody sees them: opening a page takes four times as long.
 */
const shell = 'chromium-headless-shell'

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, else Debian's on the PATH,
 * the shell first, else Playwright's own.
 *
 * @param {{ isWhole?: boolean }} [parameters] - `isWhole` for what is measured
 * or looked at: the browser that users have.
 * @throws Error if `CHROMIUM_PATH` cannot be run.
 * @returns {string | undefined} `undefined` if there is none.
 */
export function findChromium({ isWhole = false } = {}) {
  const found = findProgram({
    names: isWhole ? ['chromium', shell] : [shell, 'chromium'],
    variable: 'CHROMIUM_PATH',
  })
  if (found) return found
  const own = getPlaywrightPath()
  return own && isExecutable(own) ? own : undefined
}

/**
 * Installs what the tests need of Chromium and is missing: as root on Debian
 * the browser and its shell, else Playwright's own.
 *
 * @throws Error if there is none and none can be installed.
 */
export async function installChromium() {
  if (process.env.CHROMIUM_PATH && findChromium()) return
  const missing = ['chromium', shell].filter(
    (name) => !findProgram({ names: [name] }),
  )
  if (!missing.length) return
  process.stdout.write('Installing Chromium...\n')
  const outputs = [await installDebian(missing)]
  if (!findChromium()) outputs.push(await installPlaywright())
  if (!findChromium())
    throw new Error(
      `No Chromium was found and none could be installed. Set CHROMIUM_PATH.\n${outputs.join('\n')}`,
    )
}

async function installPlaywright() {
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const deps =
    process.platform === 'linux' && process.getuid?.() === 0
      ? ['--with-deps']
      : []
  const { code, output } = await run(process.execPath, [
    cli,
    'install',
    ...deps,
    'chromium',
  ])
  return code === 0 ? '' : output
}

function getPlaywrightPath() {
  try {
    const require = createRequire(import.meta.url)
    return require('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}
