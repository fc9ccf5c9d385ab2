import { FRAME_REQUEST_TIMEOUT_MS } from '../core/constants/frame.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import { getKitError } from '../core/errors/getKitError.js'
import { LoginRequiredError } from '../core/errors/login.js'
import { hasStoredSession } from '../core/login/hasStoredSession.js'
import type { FrameClient } from '../core/ports.js'
import { withTimeout } from '../core/promise/withTimeout.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { getAuthConnector } from '../features/login/getAuthConnector.js'
import { openFrame } from '../features/login/openFrame.js'
import { showErrorToast } from '../features/notices/showErrorToast.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Sets which account of the embedded wallet is used on EVM networks, and
 * updates the address in wagmi. The choice survives a reload, until sign-out.
 * If the frame refuses, it keeps or restores the externally owned account
 * (`eoa`), and the toast `smartAccountsUnsupported` is shown.
 *
 * @param parameters.type - `eoa` or `smartAccount`
 * @param parameters.signal - aborts the wait
 * @returns the account that is used now
 * @throws LoginRequiredError when not logged in
 * @throws FrameRequestTimeoutError when the frame does not answer within 30 s
 * @throws ConnectorMissingError, FrameLoadError
 *
 * @example
 * const { address, type } = await setPreferredAccountType(kit, { type: 'eoa' })
 */
export async function setPreferredAccountType(
  kit: Kit,
  parameters: setPreferredAccountType.Parameters,
): Promise<setPreferredAccountType.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    signal: 'AbortSignal | undefined',
    type: 'string',
  })
  const { signal, type } = parameters
  try {
    const { storage } = getAuthConnector(kit).frame.options
    if (!hasStoredSession(storage)) throw new LoginRequiredError()
    const client = await openFrame(kit, { signal })
    const reply = await withTimeout(client.setPreferredAccount({ type }), {
      ms: FRAME_REQUEST_TIMEOUT_MS,
      error: () =>
        new FrameRequestTimeoutError({ type: 'SET_PREFERRED_ACCOUNT' }),
      signal,
    })
    const accountType = reply.type === 'smartAccount' ? 'smartAccount' : 'eoa'
    if (accountType !== type)
      showErrorToast(kit, { key: 'smartAccountsUnsupported' })
    if (accountType === 'smartAccount') initSmartAccount(client)
    emit(kit, { accountType, event: 'SET_PREFERRED_ACCOUNT_TYPE' })
    return { address: reply.address, type: accountType }
  } catch (error) {
    throw getKitError(error)
  }
}

/**
 * Lets the frame prepare the smart account, and report whether it is deployed.
 * Nothing waits for it: the hosted frame does not answer it.
 */
function initSmartAccount(client: FrameClient) {
  const signal = AbortSignal.timeout(FRAME_REQUEST_TIMEOUT_MS)
  client.initSmartAccount({ signal }).catch(() => {})
}

export declare namespace setPreferredAccountType {
  type Parameters = {
    type: 'eoa' | 'smartAccount'
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Address of the account that is used now. */
    address: string
    /** Type of that account. */
    type: 'eoa' | 'smartAccount'
  }
  type ErrorType =
    | FrameRequestTimeoutError
    | LoginRequiredError
    | getKitError.ReturnType
}
