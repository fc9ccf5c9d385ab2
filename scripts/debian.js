import { readFileSync } from 'node:fs'
import { run } from './process.js'

/**
 * Installs packages with apt, as root on Debian; elsewhere it does nothing.
 *
 * @param {readonly string[]} names
 * @returns {Promise<string>} What apt printed when it failed, else ''.
 */
export async function installDebian(names) {
  if (process.getuid?.() !== 0 || !isDebian()) return ''
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update'], { env })
  const install = await run('apt-get', ['install', '-y', ...names], { env })
  return install.code === 0 ? '' : update.output + install.output
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
