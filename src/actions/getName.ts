import type { NameRecord } from '../api/names.js'
import type { ApiError } from '../core/errors/api.js'
import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import { getKitError } from '../core/errors/getKitError.js'
import { AccountRequiredError } from '../core/errors/request.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { findNameAddress } from '../features/names/findNameAddress.js'
import { isKitName } from '../features/names/isKitName.js'
import { toCaipNetworkId } from '../features/networks/toCaipNetworkId.js'
import { getActiveAccount } from './getActiveAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the record of a name, and its address on a network: the one set for
 * that network, else the first address of any.
 *
 * A text that does not end with one of `NAME_SUFFIXES` cannot be registered,
 * so no request is made.
 *
 * Standard: ENSIP-11 for the coin types of networks.
 *
 * @param parameters.name - full name, such as `ada.reown.id`; case is ignored
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * EVM account's network
 * @param parameters.fresh - bypasses every cache
 * @param parameters.signal - aborts the request
 * @throws AccountRequiredError without a network and an account
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { address } = await getName(kit, { name: 'ada.reown.id', chainId: 1 })
 */
export async function getName(
  kit: Kit,
  parameters: getName.Parameters,
): Promise<getName.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    fresh: 'boolean | undefined',
    name: 'string',
    signal: 'AbortSignal | undefined',
  })
  const { fresh: isFresh, signal } = parameters
  const evm = getActiveAccount(kit, { namespace: 'eip155' })
  const account = evm ?? kit.getActiveAccount()
  const network = parameters.chainId ?? account?.chainId
  if (network === undefined) throw new AccountRequiredError()
  try {
    const caipNetworkId = toCaipNetworkId(network)
    const name = String(parameters.name).toLowerCase()
    const nothing = { address: undefined, name, record: undefined }
    if (!supports(kit.capabilities, 'names', caipNetworkId))
      return { ...nothing, isSupported: false }
    if (!isKitName(name)) return { ...nothing, isSupported: true }
    const api = await kit.api()
    const { isSupported, record } = await api.getName(
      { name, caipNetworkId, isFresh },
      { signal },
    )
    if (!record) return { ...nothing, isSupported }
    const { addresses } = record
    const chainId = toEvmChainId(caipNetworkId)
    const address = findNameAddress({ addresses, chainId })
    return { address, isSupported, name, record }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getName {
  type Parameters = {
    name: string
    chainId?: number | string | undefined
    fresh?: boolean | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** `undefined` without a record, or if it has no EVM address. */
    address: `0x${string}` | undefined
    /** `false` where names are not supported. */
    isSupported: boolean
    /** Lowercase. */
    name: string
    /** `undefined` if the name is free. Its attributes are untrusted text. */
    record: NameRecord | undefined
  }
  type ErrorType =
    | AccountRequiredError
    | ApiError
    | InvalidCaipChainIdError
    | getKitError.ReturnType
}
