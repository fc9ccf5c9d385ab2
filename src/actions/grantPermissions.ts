import { isEvmAddress } from '../core/address/isEvmAddress.js'
import type { ApiError } from '../core/errors/api.js'
import type { getKitError } from '../core/errors/getKitError.js'
import { AccountRequiredError } from '../core/errors/request.js'
import type { NotConnectedError } from '../core/errors/send.js'
import {
  type SmartSessionNotActivatedError,
  type SmartSessionNotGrantedError,
  type SmartSessionRefusedError,
  SmartSessionUnsupportedError,
} from '../core/errors/session.js'
import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import type { GrantOptions } from '../features/sessions/grantOptions.js'
import { requireAccount } from './account/requireAccount.js'
import { assertParameters } from './parameters/assertParameters.js'
import type { startGrant } from './session/startGrant.js'

/**
 * Asks the wallet of an account for permissions that a key of the app may use
 * until they expire, within their limits (ERC-7715). The wallet shows and
 * grants them; the chain enforces the limits.
 *
 * The service prepares the session with a key of its own, the co-signer, and
 * lists it once the wallet has granted it.
 *
 * @param parameters.permissions - recurring allowances of the native coin or a
 * token (ERC-20), and calls of functions of a contract; amounts in base units
 * @param parameters.signer - public key, or keys, of the app: `secp256k1` or
 * `secp256r1`
 * @param parameters.expiry - Unix time in seconds, at most 30 days from now
 * @param parameters.policies - further rules that the wallet knows, default
 * none
 * @param parameters.address - address of a connected account; default the
 * active one
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request; what the wallet grants later
 * is listed nevertheless
 * @returns `context` is the id of the session; `grant` is the wallet's answer,
 * with the context that the session key redeems. A wallet may grant less than
 * it was asked for
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws SmartSessionRefusedError when a permission is incomplete or too
 * powerful, such as one for the account itself; the wallet was not prompted
 * @throws SmartSessionUnsupportedError when the wallet or the network has no
 * such sessions; the wallet was not prompted
 * @throws SmartSessionNotGrantedError when the wallet's answer is no such grant
 * @throws SmartSessionNotActivatedError when the service has not recorded what
 * the wallet has granted
 * @throws NotConnectedError when the account is not connected
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { context, grant } = await grantPermissions(kit, {
 *   expiry: Math.floor(Date.now() / 1_000) + 7 * 86_400,
 *   permissions: [
 *     {
 *       type: 'erc20-recurring-allowance',
 *       data: { token: usdc, allowance: 5_000_000n, period: 86_400 },
 *     },
 *   ],
 *   signer: { type: 'key', data: { type: 'secp256k1', publicKey } },
 * })
 */
export async function grantPermissions(
  kit: Kit,
  parameters: grantPermissions.Parameters,
): Promise<grantPermissions.ReturnType> {
  const { address, chainId, signal, ...options } = assertParameters(
    kit,
    parameters,
    {
      address: 'string | undefined',
      chainId: 'number | string | undefined',
      expiry: 'number',
      permissions: 'object[]',
      policies: 'object[] | undefined',
      signal: 'AbortSignal | undefined',
      signer: 'object',
    },
  )
  // Read the active account before the first await: it may change while code
  // loads.
  const account = requireAccount(kit, {
    address,
    chainId,
    namespace: 'eip155',
  })
  const { caipNetworkId } = account
  if (!caipNetworkId.startsWith('eip155:'))
    throw new SmartSessionUnsupportedError({ reason: 'network' })
  if (!isEvmAddress(account.address)) throw new AccountRequiredError()
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.startGrant(kit, {
    address: account.address,
    caipNetworkId,
    options,
    signal,
  })
}

export declare namespace grantPermissions {
  type Parameters = GrantOptions & {
    address?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = startGrant.ReturnType
  type ErrorType =
    | AccountRequiredError
    | ApiError
    | NotConnectedError
    | SmartSessionNotActivatedError
    | SmartSessionNotGrantedError
    | SmartSessionRefusedError
    | SmartSessionUnsupportedError
    | assertParameters.ErrorType
    | getKitError.ReturnType
    | requireAccount.ErrorType
}
