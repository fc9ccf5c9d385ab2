import type { getSessions } from '../api/sessions.js'
import type { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { Kit } from '../createKit.js'
import { formatCaipAddress } from '../features/accounts/formatCaipAddress.js'
import { requireAccount } from './account/requireAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the temporary permissions an account has granted to apps. They exist
 * on EVM chains only; on other networks the list is empty. Names are untrusted
 * text.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws InvalidCaipChainIdError
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { sessions } = await getSmartSessions(kit)
 */
export async function getSmartSessions(
  kit: Kit,
  parameters: getSmartSessions.Parameters = {},
): Promise<getSmartSessions.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  try {
    const { address, caipNetworkId } = requireAccount(kit, parameters)
    if (!caipNetworkId.startsWith('eip155:')) return none
    const caipAddress = formatCaipAddress({ address, caipNetworkId })
    const api = await kit.api()
    return await api.getSessions({ caipAddress }, { signal })
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getSmartSessions {
  type Parameters = {
    address?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = getSessions.ReturnType
  type ErrorType =
    | ApiError
    | formatCaipAddress.ErrorType
    | getKitError.ReturnType
    | requireAccount.ErrorType
}

const none: getSmartSessions.ReturnType = {
  sessions: [],
  dropped: 0,
  isSupported: false,
  partial: false,
}
