import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { findNetwork } from '../features/networks/findNetwork.js'
import { requireAccount } from './account/requireAccount.js'
import { getAccounts } from './getAccounts.js'
import { getActiveAccount } from './getActiveAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the name and avatar of an account.
 *
 * Uses the identity of the address. If that has no name and the embedded
 * wallet is connected, uses the first name registered for the address. Test
 * networks and other namespaces than EVM have neither.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request
 * @throws AccountRequiredError without an address or a network
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { avatar, name } = await getIdentity(kit, { address, chainId: 1 })
 */
export async function getIdentity(
  kit: Kit,
  parameters: getIdentity.Parameters = {},
): Promise<getIdentity.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const target = requireAccount(kit, parameters)
  const { caipNetworkId } = target
  const { signal } = parameters
  const nothing = { avatar: undefined, name: undefined }
  if (!supports(kit.capabilities, 'names', caipNetworkId))
    return { ...nothing, isSupported: false }
  if (findNetwork(kit, caipNetworkId)?.isTestnet)
    return { ...nothing, isSupported: true }
  try {
    const api = await kit.api()
    const sender = getActiveAccount(kit, { namespace: 'eip155' })?.address
    const asked = { ...target, sender }
    const { avatar, isSupported, name } = await api.getIdentity(asked, {
      signal,
    })
    // Treats an empty name as no name.
    if (name || !isSupported || !hasEmbeddedWallet(kit))
      return { avatar, isSupported, name: name || undefined }
    const { records } = await api.reverseName(asked, { signal })
    return { avatar, isSupported, name: records[0]?.name }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getIdentity {
  type Parameters = requireAccount.Parameters & {
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** http(s) URL of an image. */
    avatar: string | undefined
    /** `false` where identities are not supported. */
    isSupported: boolean
    /** Untrusted text. */
    name: string | undefined
  }
  type ErrorType = ApiError | getKitError.ReturnType | requireAccount.ErrorType
}

function hasEmbeddedWallet(kit: Kit) {
  return getAccounts(kit, { namespace: 'eip155' }).some(
    ({ connector, status }) =>
      connector.id === AUTH_CONNECTOR_ID && status === 'connected',
  )
}
