import type { Address } from 'viem'
import type { ApiClient } from '../../api/createApiClient.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getKitError } from '../../core/errors/getKitError.js'
import {
  SmartSessionNotActivatedError,
  SmartSessionUnsupportedError,
} from '../../core/errors/session.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type {
  SessionGrant,
  SessionRequest,
} from '../../core/session/smartSession.js'
import type { Kit } from '../../createKit.js'
import { formatCaipAddress } from '../../features/accounts/formatCaipAddress.js'
import { findFeeCapabilities } from '../../features/payments/findFeeCapabilities.js'
import { watchAbort } from '../../features/payments/watchAbort.js'
import type { GrantOptions } from '../../features/sessions/grantOptions.js'
import { readSessionGrant } from '../../features/sessions/readSessionGrant.js'
import { toSessionRequest } from '../../features/sessions/toSessionRequest.js'
import { assertGrantable } from './assertGrantable.js'
import { findSessionWallet } from './findSessionWallet.js'

/**
 * Asks the wallet of an account for permissions. The service adds its key and
 * lists the session, so that the user finds it and can revoke it.
 */
export async function startGrant(
  kit: Kit,
  parameters: startGrant.Parameters,
): Promise<startGrant.ReturnType> {
  const { address, caipNetworkId, options, signal } = parameters
  try {
    const chainId = toEvmChainId(caipNetworkId)
    const now = Math.floor(Date.now() / 1_000)
    const request = toSessionRequest({ ...options, address, chainId, now })
    const caipAddress = formatCaipAddress({ address, caipNetworkId })
    const { connector, provider } = await findSessionWallet(kit, {
      address,
      caipNetworkId,
    })
    await assertGrantable({ connector, provider, request, signal })
    const api = await kit.api()
    const { key, pci } = await api.createSession(
      { caipAddress, request },
      { signal },
    )
    signal?.throwIfAborted()
    const keys = [key, ...request.signer.data.keys]
    const asked: SessionRequest = {
      ...request,
      signer: { type: 'keys', data: { keys } },
    }
    const capabilities = await findFeeCapabilities(kit, {
      ...{ chainId, connector, from: address, signal },
    })
    const method = 'wallet_grantPermissions'
    const posted = provider.request({
      method,
      params: [{ ...asked, ...capabilities, version: 2 }],
    })
    if (signal) watchAbort(kit, { connector, method, posted, signal })
    // Goes on after an abort: what the wallet has granted is always listed.
    const recorded = posted.then(
      (answer) => record(api, { answer, asked, caipAddress, pci }),
      (cause: unknown) => {
        throw isUnknownMethod(cause)
          ? new SmartSessionUnsupportedError({ cause, reason: 'wallet' })
          : cause
      },
    )
    const grant = await withTimeout(recorded, {
      ms: Number.POSITIVE_INFINITY,
      error: () => new Error(),
      signal,
    })
    const { expiry, permissions } = grant
    return { address, chainId, context: pci, expiry, grant, permissions }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace startGrant {
  type Parameters = {
    address: Address
    caipNetworkId: string
    options: GrantOptions
    signal: AbortSignal | undefined
  }
  type ReturnType = {
    /** Address of the account that granted the session. */
    address: Address
    /** Chain ID of the network. */
    chainId: number
    /** ID of the session, its `pci`. */
    context: string
    /** Unix time in seconds. */
    expiry: number
    /** The wallet's answer; its `context` is what the session key redeems. */
    grant: SessionGrant
    /** Permissions the account granted. */
    permissions: SessionGrant['permissions']
  }
}

/** @throws SmartSessionNotGrantedError, SmartSessionNotActivatedError */
async function record(
  api: ApiClient,
  parameters: {
    answer: unknown
    asked: SessionRequest
    caipAddress: string
    pci: string
  },
) {
  const { answer, asked, caipAddress, pci } = parameters
  const grant = readSessionGrant(answer, asked)
  let cause: unknown
  try {
    const { success } = await api.activateSession({ caipAddress, grant, pci })
    if (success) return grant
  } catch (error) {
    cause = error
  }
  throw new SmartSessionNotActivatedError({ cause, grant, pci })
}

/** EIP-1193 and JSON-RPC: the wallet does not know the method. */
function isUnknownMethod(error: unknown) {
  return [4200, -32601, -32004].includes(Number(getErrorCode(error)))
}
