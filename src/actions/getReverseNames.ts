import type { reverseName } from '../api/names.js'
import type { AccountNamespace } from '../core/account/account.js'
import type { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { requireAccount } from './account/requireAccount.js'
import { getActiveAccount } from './getActiveAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the names registered for an address.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request
 * @returns no records where names are not supported
 * @throws AccountRequiredError without an address or a network
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { records } = await getReverseNames(kit, { address, chainId: 1 })
 */
export async function getReverseNames(
  kit: Kit,
  parameters: getReverseNames.Parameters = {},
): Promise<getReverseNames.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { address, caipNetworkId } = requireAccount(kit, parameters)
  const { signal } = parameters
  try {
    if (!supports(kit.capabilities, 'names', caipNetworkId))
      return { records: [], dropped: 0, isSupported: false, partial: false }
    const api = await kit.api()
    const sender = getActiveAccount(kit, { namespace: 'eip155' })?.address
    return await api.reverseName({ address, caipNetworkId, sender }, { signal })
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getReverseNames {
  type Parameters = {
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = reverseName.ReturnType
  type ErrorType = ApiError | getKitError.ReturnType | requireAccount.ErrorType
}
