import { readFileSync } from 'node:fs'
import { run } from './process.js'

/**
 * Only one apt can run at a time.
 *
 * @type {Promise<unknown>}
 */
let last = Promise.resolve()

/**
 * Installs packages with apt, as root on Debian; elsewhere it does nothing.
 *
 * @param {readonly string[]} names
 * @returns {Promise<string>} What apt printed when it failed, else ''.
 */
export function installDebian(names) {
  if (process.getuid?.() !== 0 || !isDebian()) return Promise.resolve('')
  const done = last.then(() => install(names))
  last = done
  return done
}

/** @param {readonly string[]} names */
async function install(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update'], { env })
  const added = await run('apt-get', ['install', '-y', ...names], { env })
  return added.code === 0 ? '' : update.output + added.output
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
