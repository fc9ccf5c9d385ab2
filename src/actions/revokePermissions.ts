import { type Hex, isHex } from 'viem'
import type { ApiClient } from '../api/createApiClient.js'
import type { revokeSession, SmartSession } from '../api/sessions.js'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import { ApiError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { NotConnectedError } from '../core/errors/send.js'
import {
  InvalidSessionIdError,
  SessionNotRevokedError,
} from '../core/errors/session.js'
import { loadModule } from '../core/loadModule.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import type { Kit } from '../createKit.js'
import { formatCaipAddress } from '../features/accounts/formatCaipAddress.js'
import type { findFeeCapabilities } from '../features/payments/findFeeCapabilities.js'
import { isSessionId } from '../features/sessions/isSessionId.js'
import { requireAccount } from './account/requireAccount.js'
import { assertParameters } from './parameters/assertParameters.js'
import { findSessionWallet } from './session/findSessionWallet.js'

/**
 * Revokes a permission that an account has granted. The account's wallet
 * revokes it first (`wallet_revokePermissions`) and returns a signature, which
 * is sent to the service once.
 *
 * With `permissions` and `expiry` the wallet is asked even while the service
 * cannot be reached.
 *
 * @param parameters.pci - id of the permission, from `getSmartSessions`
 * @param parameters.permissions - permissions of that session, default read
 * from the service
 * @param parameters.expiry - expiry of that session, Unix time in seconds,
 * default read from the service
 * @param parameters.context - `context` of that session, from which the embedded
 * wallet ends on the chain what it has granted under another site; default read
 * from the service
 * @param parameters.address - address of a connected account; default the
 * active one
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.signal - aborts the request
 * @returns `success` is `false` where such permissions do not exist; then
 * nothing is signed
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws InvalidSessionIdError when `pci` is not an id, so that no
 * third-party text reaches the wallet, or when the account has no such session
 * @throws SessionNotRevokedError when the wallet answers without a signature
 * @throws NotConnectedError when the account is not connected
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 * @throws ApiRequestError, ApiTimeoutError, ApiResponseError
 *
 * @example
 * const { context, expiry, pci, permissions } = session
 * await revokePermissions(kit, { context, expiry, pci, permissions })
 */
export async function revokePermissions(
  kit: Kit,
  parameters: revokePermissions.Parameters,
): Promise<revokePermissions.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    context: 'string | undefined',
    expiry: 'number | undefined',
    pci: 'string | undefined',
    permissions: 'object[] | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { pci, signal } = parameters
  try {
    if (!isSessionId(pci)) throw new InvalidSessionIdError({ pci })
    const { address, caipNetworkId } = requireAccount(kit, {
      namespace: 'eip155',
      ...parameters,
    })
    if (!caipNetworkId.startsWith('eip155:')) return { success: false }
    const caipAddress = formatCaipAddress({ address, caipNetworkId })
    const { connector, provider } = await findSessionWallet(kit, {
      address,
      caipNetworkId,
    })
    const api = await kit.api()
    if (!(await isServed(api, caipNetworkId, parameters)))
      return { success: false }
    const { context, ...session } = await readSession(
      api,
      caipAddress,
      parameters,
    )
    // Other wallets may refuse a field that they do not know.
    const hasContext = connector.id === AUTH_CONNECTOR_ID && isHex(context)
    signal?.throwIfAborted()
    const signature = await provider.request({
      method: 'wallet_revokePermissions',
      params: {
        ...{ pci, ...session, address: caipAddress },
        ...(hasContext && { context }),
        ...(await findCapabilities(kit, {
          ...{ caipNetworkId, connector, from: address, signal },
        })),
      },
    })
    // Wallets without such sessions know the method for connected sites
    // (EIP-2255) and return nothing.
    if (!isSignature(signature)) throw new SessionNotRevokedError()
    return await api.revokeSession(
      { address: caipAddress, caipNetworkId, pci, signature },
      { signal },
    )
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace revokePermissions {
  type Parameters = {
    pci: string
    permissions?: SmartSession['permissions'] | undefined
    /** Unix time in seconds. */
    expiry?: number | undefined
    /** What the session key redeems. */
    context?: string | undefined
    address?: string | undefined
    chainId?: number | string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = revokeSession.ReturnType
  type ErrorType =
    | ApiError
    | InvalidSessionIdError
    | NotConnectedError
    | SessionNotRevokedError
    | formatCaipAddress.ErrorType
    | getKitError.ReturnType
    | requireAccount.ErrorType
}

/** Lets the app's paymaster pay, if it has one. */
async function findCapabilities(
  kit: Kit,
  parameters: Omit<findFeeCapabilities.Parameters, 'chainId'> & {
    caipNetworkId: string
  },
) {
  if (!kit.paymaster) return {}
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  const chainId = toEvmChainId(parameters.caipNetworkId)
  return payments.findFeeCapabilities(kit, { ...parameters, chainId })
}

/**
 * Whether the service accepts revocations on the network. A service that
 * cannot be reached does not keep the wallet from revoking.
 */
async function isServed(
  api: ApiClient,
  caipNetworkId: string,
  { expiry, permissions, signal }: revokePermissions.Parameters,
) {
  try {
    const { http } = await api.getSupportedChains({ signal })
    return http.includes(caipNetworkId)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ApiError && expiry !== undefined && permissions)
      return true
    throw error
  }
}

/** @throws InvalidSessionIdError when the account has no such session */
async function readSession(
  api: ApiClient,
  caipAddress: string,
  parameters: revokePermissions.Parameters,
) {
  const { context, expiry, pci, permissions, signal } = parameters
  if (expiry !== undefined && permissions)
    return { context, expiry, permissions }
  const { sessions } = await api.getSessions({ caipAddress }, { signal })
  const session = sessions.find((session) => session.pci === pci)
  if (!session) throw new InvalidSessionIdError({ pci })
  return {
    context: session.context,
    expiry: session.expiry,
    permissions: session.permissions,
  }
}

/** ECDSA signatures have 65 bytes, those of contracts any number. */
function isSignature(value: unknown): value is Hex {
  return isHex(value) && value.length >= 132 && value.length <= 20_000
}
