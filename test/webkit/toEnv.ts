import { join } from 'node:path'
import type { Display } from './startDisplay.js'

/** The environment of a browser. Nothing of the person's own is read or written. */
export function toEnv(parameters: { display: Display; profile: string }) {
  const { display, profile } = parameters
  return {
    DISPLAY: display.name,
    HOME: profile,
    // No bus is asked for, which would be waited for.
    NO_AT_BRIDGE: '1',
    XDG_CACHE_HOME: join(profile, 'cache'),
    XDG_CONFIG_HOME: join(profile, 'config'),
    XDG_DATA_HOME: join(profile, 'data'),
  }
}
