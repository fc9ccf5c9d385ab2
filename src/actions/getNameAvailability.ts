import type { InvalidNameError } from '../core/errors/nameRules.js'
import type { Kit } from '../createKit.js'
import { parseName } from '../features/names/parseName.js'
import { getName } from './getName.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns whether a name can be registered. A name is free only if the service
 * reports it as unknown; any other failure is thrown.
 *
 * @param parameters.name - at least 4 letters, digits or hyphens, with or
 * without the suffix `.reown.id`
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * EVM account's network
 * @param parameters.signal - aborts the request
 * @throws InvalidNameError before any request
 * @throws AccountRequiredError without a network and an account
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { isAvailable, name } = await getNameAvailability(kit, { name: 'ada1815', chainId: 1 })
 */
export async function getNameAvailability(
  kit: Kit,
  parameters: getNameAvailability.Parameters,
): Promise<getNameAvailability.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    name: 'string',
    signal: 'AbortSignal | undefined',
  })
  const { name } = parseName(parameters.name)
  const { isSupported, record } = await getName(kit, { ...parameters, name })
  return { isAvailable: isSupported && !record, isSupported, name }
}

export declare namespace getNameAvailability {
  type Parameters = Omit<getName.Parameters, 'fresh'>
  type ReturnType = {
    /** Whether the name can be registered. */
    isAvailable: boolean
    /** `false` where names are not supported; then none is available. */
    isSupported: boolean
    /** The full name, lowercase. */
    name: string
  }
  type ErrorType = InvalidNameError | getName.ErrorType
}
