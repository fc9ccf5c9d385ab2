import type { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import type {
  CoinTypeError,
  InvalidNameError,
} from '../core/errors/nameRules.js'
import type { NameError } from '../core/errors/names.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import { supports } from '../core/supports.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { parseName } from '../features/names/parseName.js'
import { toEnsCoinType } from '../features/names/toEnsCoinType.js'
import { requireAccount } from './account/requireAccount.js'
import { assertParameters } from './parameters/assertParameters.js'
import { signText } from './signText.js'

/**
 * Registers a name for an account, whose wallet signs the request. Works with
 * the embedded wallet and any other EVM wallet; nothing is paid and no
 * transaction is made.
 *
 * The signed text is JSON with `name`, `attributes` and `timestamp` (whole
 * seconds since 1970). It is submitted once: if there is no response, look the
 * name up before trying again.
 *
 * Standard: ENSIP-11 for the coin type of the network.
 *
 * @param parameters.name - at least 4 letters, digits or hyphens, with or
 * without the suffix `.reown.id`
 * @param parameters.account - address of a connected account, default the
 * active EVM account
 * @param parameters.chainId - network of the address, as number, 0x-hex or
 * CAIP-2 id; default the active account's
 * @param parameters.signal - aborts until the request is submitted
 * @returns `success` is `false` where names are not supported
 * @throws InvalidNameError, CoinTypeError before any request
 * @throws AccountRequiredError without a connected EVM account
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 * @throws NameError when the service rejects the name
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { name } = await registerName(kit, { name: 'ada1815' })
 */
export async function registerName(
  kit: Kit,
  parameters: registerName.Parameters,
): Promise<registerName.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    account: 'string | undefined',
    chainId: 'number | string | undefined',
    name: 'string',
    signal: 'AbortSignal | undefined',
  })
  const { chainId, signal } = parameters
  const { name } = parseName(parameters.name)
  const { address, caipNetworkId } = requireAccount(kit, {
    address: parameters.account,
    chainId,
    namespace: 'eip155',
  })
  const nothing = { address, caipNetworkId, name, success: false }
  if (!supports(kit.capabilities, 'names', caipNetworkId)) return nothing
  const coinType = toEnsCoinType(toEvmChainId(caipNetworkId))
  emit(kit, { event: 'REGISTER_NAME_INITIATED' })
  try {
    const api = await kit.api()
    // Do not ask for a signature that cannot be used.
    const { http } = await api.getSupportedChains({ signal })
    if (!http.includes(caipNetworkId)) return nothing
    const timestamp = Math.floor(Date.now() / 1000)
    const message = JSON.stringify({ name, attributes: {}, timestamp })
    const { signature } = await signText(kit, {
      account: address,
      message,
      namespace: 'eip155',
      signal,
    })
    signal?.throwIfAborted()
    const { success } = await api.registerName({
      address,
      caipNetworkId,
      coinType,
      message,
      signature,
    })
    if (success) emit(kit, { event: 'REGISTER_NAME_SUCCESS' })
    return { ...nothing, success }
  } catch (error) {
    emit(kit, { error, event: 'REGISTER_NAME_ERROR' })
    throw getKitError(error)
  }
}

export declare namespace registerName {
  type Parameters = {
    name: string
    account?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Owner of the name. */
    address: string
    /** CAIP-2 ID of the network of the address. */
    caipNetworkId: string
    /** The full name, lowercase. */
    name: string
    /** `false` where names are not supported. */
    success: boolean
  }
  type ErrorType =
    | ApiError
    | CoinTypeError
    | InvalidNameError
    | NameError
    | getKitError.ReturnType
    | requireAccount.ErrorType
    | signText.ErrorType
}
