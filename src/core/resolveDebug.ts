import { isLoopback } from './isLoopback.js'
import { assertType } from './parameters/assertType.js'

/**
 * Returns whether alerts for developers are shown: by default on pages of this
 * machine, which are `localhost`, its subdomains and loopback addresses.
 *
 * @throws ParameterError when it is not a boolean
 */
export function resolveDebug(
  debug: unknown = isLoopback(globalThis.location?.hostname ?? ''),
): boolean {
  assertType('debug', debug, 'boolean')
  return debug as boolean
}
