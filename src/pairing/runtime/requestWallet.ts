import { SwitchChainError, UnsupportedProviderMethodError } from 'viem'
import { PAIRING_REQUEST_TIMEOUT_MS } from '../../core/constants/pairing.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { NamespaceNotApprovedError } from '../../core/errors/pairing.js'
import type { PairingSession } from '../../core/ports/pairing.js'
import type { CaipNetworkId } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { getRememberedLink } from '../../wallets/link/getRememberedLink.js'
import { assertAnswer } from './assertAnswer.js'
import type { SdkClient } from './sdk.js'

/**
 * Sends a request to the wallet of a session, and nowhere else. It uses the
 * library's client, because its provider answers some methods itself and sends
 * others to an RPC host.
 *
 * @throws UnsupportedProviderMethodError (4200), SwitchChainError (4902),
 * NamespaceNotApprovedError when the session does not allow it
 * @throws WalletTimeoutError after 5.5 min
 * @throws PairingAnswerError, the reason of a signal, and what the library
 * throws
 */
export async function requestWallet(
  client: SdkClient,
  parameters: requestWallet.Parameters,
): Promise<unknown> {
  const { caipNetworkId, end, method, params, session, signal } = parameters
  assertAllowed(session, caipNetworkId, method)
  // The library opens the remembered link unchecked: remove hostile ones.
  getRememberedLink()
  const asked = client.request({
    topic: session.topic,
    chainId: caipNetworkId,
    request: params === undefined ? { method } : { method, params },
  })
  const bound = withTimeout(asked, {
    ms: PAIRING_REQUEST_TIMEOUT_MS,
    error: () => new WalletTimeoutError(),
    signal: end,
  })
  const answer = await withTimeout(bound, {
    ms: Number.POSITIVE_INFINITY,
    error: () => new WalletTimeoutError(),
    signal,
  })
  assertAnswer(method, answer)
  return answer
}

export declare namespace requestWallet {
  type Parameters = {
    session: PairingSession
    method: string
    params: unknown
    caipNetworkId: CaipNetworkId
    /** Fires when the session has ended. */
    end: AbortSignal
    signal: AbortSignal | undefined
  }
}

function assertAllowed(
  session: PairingSession,
  caipNetworkId: CaipNetworkId,
  method: string,
) {
  const namespace = caipNetworkId.split(':')[0] ?? ''
  const approval = Object.entries(session.namespaces).find(
    ([key]) => key === namespace,
  )?.[1]
  if (!approval) throw new NamespaceNotApprovedError({ namespace })
  if (!approval.accounts.some((item) => item.caipNetworkId === caipNetworkId))
    throw new SwitchChainError(
      new Error(`The wallet has not approved ${caipNetworkId}`),
    )
  if (!approval.methods.includes(method))
    throw new UnsupportedProviderMethodError(
      new Error(`The wallet has not approved ${method}`),
      { method },
    )
}
