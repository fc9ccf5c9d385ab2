import { installDebian } from './debian.js'
import { findProgram } from './findProgram.js'

/** What a click has to do to reach a frame of another process. */
export const firefoxPreferences = {
  'remote.events.async.mouse.enabled': true,
  'remote.events.async.wheel.enabled': true,
}

/**
 * Path of a Firefox: `FIREFOX_PATH`, else `firefox-esr` or `firefox` on the
 * PATH.
 *
 * @throws Error when `FIREFOX_PATH` leads nowhere
 * @returns {string | undefined} `undefined` when there is none
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
