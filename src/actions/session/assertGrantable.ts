import type { Connector } from 'wagmi'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import { getMember } from '../../core/errors/getMember.js'
import {
  SmartSessionUnsupportedError,
  type SmartSessionUnsupportedReason,
} from '../../core/errors/session.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { SessionRequest } from '../../core/session/smartSession.js'
import type { SessionProvider } from './findSessionWallet.js'

/** The embedded wallet may have to load its frame first. */
const CAPABILITIES_TIMEOUT_MS = 20_000

/**
 * Asks a wallet whether it grants such permissions (EIP-5792 capabilities),
 * before it shows anything. A wallet behind WalletConnect may have no
 * capabilities: it has approved the method in its session, or is not asked.
 *
 * @throws SmartSessionUnsupportedError
 */
export async function assertGrantable(
  parameters: assertGrantable.Parameters,
): Promise<void> {
  const { connector, provider, request, signal } = parameters
  const ask = async () =>
    provider.request({
      method: 'wallet_getCapabilities',
      params: [request.address],
    })
  let cause: unknown
  const capabilities = await withTimeout(ask(), {
    ms: CAPABILITIES_TIMEOUT_MS,
    error: () => new Error('The wallet has not answered'),
    signal,
  }).catch((error: unknown) => {
    cause = error
  })
  signal?.throwIfAborted()
  const found =
    getMember(getMember(capabilities, request.chainId), 'permissions') ??
    // EIP-5792: what holds on every chain.
    getMember(getMember(capabilities, '0x0'), 'permissions') ??
    undefined
  if (found === undefined && connector.id === WALLET_CONNECT_ID) return
  if (getMember(found, 'supported') !== true)
    throw new SmartSessionUnsupportedError({ cause, reason: 'wallet' })
  const check = (
    reason: SmartSessionUnsupportedReason,
    key: string,
    types: readonly string[],
  ) => {
    const known = getMember(found, key)
    if (!Array.isArray(known)) return
    const missing = types.filter((type) => !known.includes(type))
    if (missing.length > 0)
      throw new SmartSessionUnsupportedError({
        details: missing.join(', '),
        reason,
      })
  }
  const { permissions, policies, signer } = request
  check('signer', 'signerTypes', [signer.type])
  check('permission', 'permissionTypes', permissions.map(toType))
  check('policy', 'policyTypes', policies.map(toType))
}

export declare namespace assertGrantable {
  type Parameters = {
    connector: Pick<Connector, 'id'>
    provider: SessionProvider
    request: SessionRequest
    signal: AbortSignal | undefined
  }
}

const toType = ({ type }: { type: string }) => type
