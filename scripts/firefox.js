import { installDebian } from './debian.js'
import { findProgram } from './findProgram.js'

/** Lets clicks reach a frame of another process. */
export const firefoxPreferences = {
  'remote.events.async.mouse.enabled': true,
  'remote.events.async.wheel.enabled': true,
}

/**
 * Returns the path of a Firefox: `FIREFOX_PATH`, else `firefox-esr` or
 * `firefox` on the PATH.
 *
 * @throws Error if `FIREFOX_PATH` cannot be run.
 * @returns {string | undefined} `undefined` if there is none.
 */
export function findFirefox() {
  const names = ['firefox-esr', 'firefox']
  return findProgram({ names, variable: 'FIREFOX_PATH' })
}

/**
 * Finds a Firefox, or installs Debian's as root on Debian.
 *
 * @returns {Promise<{ path?: string | undefined, reason?: string }>} The path,
 *   or why there is none.
 */
export async function installFirefox() {
  const found = findFirefox()
  if (found) return { path: found }
  process.stdout.write('Installing Firefox...\n')
  const output = await installDebian(['firefox-esr'])
  const path = findFirefox()
  if (path) return { path }
  const reason = `No Firefox was found. Set FIREFOX_PATH. ${output}`.trim()
  return { reason }
}
