import type { suggestNames } from '../api/names.js'
import type { ApiError } from '../core/errors/api.js'
import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import { getKitError } from '../core/errors/getKitError.js'
import { AccountRequiredError } from '../core/errors/request.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { toNameInput } from '../features/names/toNameInput.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { getActiveAccount } from './getActiveAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns names similar to the given one, and which of them are taken.
 *
 * @param parameters.name - what the user has typed so far; characters that are
 * not allowed in a name are dropped
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * EVM account's network
 * @param parameters.signal - aborts the request
 * @returns no suggestions for an empty name, or where names are not supported
 * @throws AccountRequiredError without a network and an account
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { suggestions } = await getNameSuggestions(kit, { name: 'ada', chainId: 1 })
 */
export async function getNameSuggestions(
  kit: Kit,
  parameters: getNameSuggestions.Parameters,
): Promise<getNameSuggestions.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    name: 'string',
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  const evm = getActiveAccount(kit, { namespace: 'eip155' })
  const account = evm ?? kit.getActiveAccount()
  const network = parameters.chainId ?? account?.chainId
  if (network === undefined) throw new AccountRequiredError()
  try {
    const caipNetworkId = toCaipNetworkId(network)
    const name = toNameInput(parameters.name)
    const isSupported = supports(kit.capabilities, 'names', caipNetworkId)
    if (!isSupported || !name)
      return { suggestions: [], dropped: 0, isSupported, partial: false }
    const api = await kit.api()
    return await api.suggestNames({ name, caipNetworkId }, { signal })
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getNameSuggestions {
  type Parameters = {
    name: string
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = suggestNames.ReturnType
  type ErrorType =
    | AccountRequiredError
    | ApiError
    | InvalidCaipChainIdError
    | getKitError.ReturnType
}
