import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installDebian } from './debian.js'
import { findProgram, isExecutable } from './findProgram.js'

/** Names of the Debian packages. */
const packages = ['webkit2gtk-driver', 'xvfb', 'openbox']

/**
 * WebKitGTK, the closest thing to Safari that runs on Linux, with its
 * WebDriver, a virtual screen and a window manager: without one, no window
 * ever has focus.
 *
 * @typedef {{
 *   browser: string
 *   driver: string
 *   manager: string
 *   screen: string
 * }} Webkit Paths of its programs.
 */

/** @returns {Webkit | undefined} `undefined` if one of them is missing. */
export function findWebkit() {
  const find = (/** @type {string} */ name) => findProgram({ names: [name] })
  const driver = find('WebKitWebDriver')
  const manager = find('openbox')
  const screen = find('Xvfb')
  const browser = findMiniBrowser()
  if (!browser || !driver || !manager || !screen) return undefined
  return { browser, driver, manager, screen }
}

/**
 * Finds WebKitGTK and what it needs, or installs Debian's as root on Debian.
 *
 * @returns {Promise<{ reason?: string }>} Why there is none.
 */
export async function installWebkit() {
  if (findWebkit()) return {}
  process.stdout.write('Installing WebKit...\n')
  const output = await installDebian(packages)
  if (findWebkit()) return {}
  const reason = `No WebKit was found. Install ${packages.join(', ')}. ${output}`
  return { reason: reason.trim() }
}

/** It is next to the library, in a folder named by machine and release. */
function findMiniBrowser() {
  const root = '/usr/lib'
  const list = (/** @type {string} */ folder) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name))
    } catch {
      return []
    }
  }
  return list(root)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(list)
    .filter((folder) => /\/webkit2gtk-4\.\d+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable)
}
