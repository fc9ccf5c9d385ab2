import type { revokeSession } from '../api/sessions.js'
import { formatCaipAddress } from '../core/account/formatCaipAddress.js'
import type { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import { InvalidSessionIdError } from '../core/errors/session.js'
import type { Kit } from '../createKit.js'
import { requireAccount } from './account/requireAccount.js'
import { assertParameters } from './parameters/assertParameters.js'
import { signText } from './signText.js'

/**
 * Revokes a permission that an account has granted. The account's wallet signs
 * a message that ends with the permission's id, which is sent to the service
 * once.
 *
 * @param parameters.pci - id of the permission, from `getSmartSessions`
 * @param parameters.address - address of a connected account; default the
 * active one
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request
 * @returns `success` is `false` where such permissions do not exist; then
 * nothing is signed
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws InvalidSessionIdError when `pci` is not an id, so that no
 * third-party text is signed
 * @throws NotConnectedError when the account is not connected
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * await revokeSmartSession(kit, { pci: session.pci })
 */
export async function revokeSmartSession(
  kit: Kit,
  parameters: revokeSmartSession.Parameters,
): Promise<revokeSmartSession.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    pci: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { pci, signal } = parameters
  try {
    if (!isId.test(pci)) throw new InvalidSessionIdError({ pci })
    const { address, caipNetworkId } = requireAccount(kit, {
      namespace: 'eip155',
      ...parameters,
    })
    if (!caipNetworkId.startsWith('eip155:')) return { success: false }
    const caipAddress = formatCaipAddress({ address, caipNetworkId })
    const api = await kit.api()
    // Do not ask for a signature that the service would not accept.
    const { http } = await api.getSupportedChains({ signal })
    if (!http.includes(caipNetworkId)) return { success: false }
    const { signature } = await signText(kit, {
      account: address,
      message: `Revoke app permission ${pci}`,
      namespace: 'eip155',
      signal,
    })
    return await api.revokeSession(
      { address: caipAddress, caipNetworkId, pci, signature },
      { signal },
    )
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace revokeSmartSession {
  type Parameters = {
    pci: string
    address?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = revokeSession.ReturnType
  type ErrorType =
    | ApiError
    | InvalidSessionIdError
    | formatCaipAddress.ErrorType
    | getKitError.ReturnType
    | requireAccount.ErrorType
    | signText.ErrorType
}

/** Rules out sentences, line breaks and sign-in messages. */
const isId = /^[-_.:a-zA-Z0-9]{1,128}$/
