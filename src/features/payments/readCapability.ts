import { numberToHex } from 'viem'
import type { Connector } from 'wagmi'
import { getMember } from '../../core/errors/getMember.js'
import { withTimeout } from '../../core/promise/withTimeout.js'

const CAPABILITIES_TIMEOUT_MS = 3_000

/**
 * Reads a capability of the wallet for an account on a network (EIP-5792).
 *
 * @returns `undefined` if the wallet does not have it, or does not answer
 * within 3 s
 */
export async function readCapability(
  name: string,
  parameters: readCapability.Parameters,
): Promise<unknown> {
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
  signal?.throwIfAborted()
  const ofChain = getMember(capabilities, numberToHex(chainId))
  // EIP-5792: what holds on every chain.
  const everywhere = getMember(capabilities, '0x0')
  return getMember(ofChain ?? everywhere, name)
}

export declare namespace readCapability {
  type Parameters = {
    chainId: number
    connector: Pick<Connector, 'getProvider' | 'id'>
    from: string
    signal?: AbortSignal | undefined
  }
}

type Provider = {
  request(call: { method: string; params: unknown }): Promise<unknown>
}
