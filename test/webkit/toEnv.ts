import { join } from 'node:path'
import type { Display } from './startDisplay.js'

/**
 * Returns the environment of a browser. No personal data is read or written.
 */
export function toEnv(parameters: { display: Display; profile: string }) {
  const { display, profile } = parameters
  return {
    DISPLAY: display.name,
    HOME: profile,
    // Do not look for a bus, which would be waited for.
    NO_AT_BRIDGE: '1',
    XDG_CACHE_HOME: join(profile, 'cache'),
    XDG_CONFIG_HOME: join(profile, 'config'),
    XDG_DATA_HOME: join(profile, 'data'),
  }
}
