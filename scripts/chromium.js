import { accessSync, constants, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './process.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What Chromium needs in a container, and to stay silent. */
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
 * Path of a Chromium: `CHROMIUM_PATH`, else `chromium` on the PATH, else
 * Playwright's own.
 *
 * @throws Error when `CHROMIUM_PATH` leads nowhere
 * @returns {string | undefined} `undefined` when there is none
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isExecutable(given)) return given
    throw new Error(`CHROMIUM_PATH is set to ${given}, which cannot be run.`)
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find(isExecutable)
  if (onPath) return onPath
  const own = getPlaywrightPath()
  return own && isExecutable(own) ? own : undefined
}

/**
 * Finds a Chromium or installs one: Debian's as root on Debian, else
 * Playwright's own.
 *
 * @throws Error when none can be installed
 * @returns {Promise<string>}
 */
export async function installChromium() {
  const found = findChromium()
  if (found) return found
  process.stdout.write('Installing Chromium...\n')
  const outputs = [await installDebian()]
  if (!findChromium()) outputs.push(await installPlaywright())
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    `No Chromium was found and none could be installed. Set CHROMIUM_PATH.\n${outputs.join('\n')}`,
  )
}

async function installDebian() {
  if (process.getuid?.() !== 0 || !isDebian()) return ''
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update'], { env })
  const install = await run('apt-get', ['install', '-y', 'chromium'], { env })
  return install.code === 0 ? '' : update.output + install.output
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

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

function getPlaywrightPath() {
  try {
    const require = createRequire(import.meta.url)
    return require('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
