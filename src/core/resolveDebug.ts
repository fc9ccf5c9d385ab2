import { ParameterError } from './errors/parameter.js'

/**
 * Returns whether alerts for developers are shown: by default on pages of this
 * machine, which are `localhost`, its subdomains and loopback addresses.
 *
 * @throws ParameterError when it is not a boolean
 */
export function resolveDebug(debug?: unknown): boolean {
  if (debug === undefined)
    return loopback.test(globalThis.location?.hostname ?? '')
  if (typeof debug === 'boolean') return debug
  throw new ParameterError({
    parameter: 'debug',
    expected: 'boolean',
    received: typeof debug,
  })
}

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/
