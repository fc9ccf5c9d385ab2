import { numberToHex } from 'viem'
import type { Connector } from 'wagmi'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { getMember } from '../../core/errors/getMember.js'
import { withTimeout } from '../../core/promise/withTimeout.js'

const CAPABILITIES_TIMEOUT_MS = 3_000

/**
 * Whether the wallet makes several calls of the account as one, all or none
 * (EIP-5792 `atomic`). A wallet that would first have to upgrade the account
 * (`ready`) counts only if it is the embedded one, whose approval says so;
 * other wallets would interrupt with a question of their own.
 *
 * A wallet that does not answer, or not within 3 s, cannot.
 */
export async function canBatch(
  parameters: canBatch.Parameters,
): Promise<boolean> {
  const { chainId, connector, from, signal } = parameters
  const ask = async () => {
    const provider = (await connector.getProvider({ chainId })) as Provider
    return provider.request({
      method: 'wallet_getCapabilities',
      params: [from],
    })
  }
  const capabilities = await withTimeout(ask(), {
    ms: CAPABILITIES_TIMEOUT_MS,
    error: () => new Error('The wallet has not answered'),
    signal,
  }).catch(() => undefined)
  signal.throwIfAborted()
  const ofChain =
    getMember(capabilities, numberToHex(chainId)) ??
    // EIP-5792: what holds on every chain.
    getMember(capabilities, '0x0')
  const status = getMember(getMember(ofChain, 'atomic'), 'status')
  return (
    status === 'supported' ||
    (status === 'ready' && connector.id === AUTH_CONNECTOR_ID)
  )
}

export declare namespace canBatch {
  type Parameters = {
    chainId: number
    connector: Pick<Connector, 'getProvider' | 'id'>
    from: string
    signal: AbortSignal
  }
}

type Provider = {
  request(call: { method: string; params: unknown }): Promise<unknown>
}
