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
 * Takes back a permission that an account has granted. The account's wallet
 * signs a sentence that ends with the permission's id, and the service is told
 * once.
 *
 * @param parameters.pci - id of the permission, from `getSmartSessions`
 * @param parameters.address - of a connected account; default the active one
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - ends the request
 * @returns `success` is `false` where there are no such permissions, and then
 * nothing is signed
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws InvalidSessionIdError when `pci` is a text that is no id: nobody signs
 * what somebody else has written
 * @throws NotConnectedError when the account is not a connected one
 * @throws UserRejectedRequestError of viem (4001): refused by the person
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
    // Nobody is asked to sign what nobody would take.
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

/** No sentence, line or address of a sign-in fits in. */
const isId = /^[-_.:a-zA-Z0-9]{1,128}$/
