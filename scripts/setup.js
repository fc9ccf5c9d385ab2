import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureMessages } from './ensureMessages.js'
import { run } from './process.js'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Installs the dependencies if `node_modules` does not match
 * `package-lock.json`, and generates what git does not hold.
 *
 * @throws Error if Node is too old, the installation fails, or the sentences
 *   have faults.
 */
export async function setup() {
  assertNode()
  if (!isInstalled()) await install()
  await ensureMessages()
}

async function install() {
  process.stdout.write('Installing dependencies (npm ci)...\n')
  // anvil and esbuild find their binaries without their install scripts.
  const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...parameters], { cwd: root })
    : await run('npm', parameters, { cwd: root })
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`)
}

function assertNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(
    `Node 20.19 or newer is needed, this is ${process.versions.node}.`,
  )
}

function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = installed[path]
    // Binaries of other platforms are in the lockfile, but not installed.
    if (!found) return Boolean(entry.optional)
    return found.version === entry.version && existsSync(join(root, path))
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}
