import type { ParameterError } from '../../core/errors/base.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import type { Kit } from '../../createKit.js'
import { assertKit } from './assertKit.js'

/**
 * Validates the parameters of an entry point.
 *
 * @param kit - as passed by the caller
 * @param parameters - as passed by the caller
 * @param kinds - type of each parameter
 * @returns a copy of the parameters
 * @throws ParameterError
 *
 * @example
 * const { signal } = assertParameters(kit, parameters, {
 *   signal: 'AbortSignal | undefined',
 * })
 */
export function assertParameters<parameters extends object>(
  kit: Kit,
  parameters: parameters,
  kinds: readParameters.Kinds<parameters>,
): parameters {
  assertKit(kit)
  return readParameters(parameters, kinds)
}

export declare namespace assertParameters {
  type ErrorType = ParameterError
}
