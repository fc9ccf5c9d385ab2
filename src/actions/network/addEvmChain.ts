import type { Chain } from 'viem'
import type { Connector } from 'wagmi'
import { toAddChain } from '../../connectors/walletConnect/toAddChain.js'
import { CONNECT_TIMEOUT_MS } from '../../core/constants.js'
import { WalletTimeoutError } from '../../core/errors/connection.js'
import { withTimeout } from '../../core/promise/withTimeout.js'

/**
 * Asks a wallet to add a chain.
 *
 * Standard: EIP-3085.
 */
export async function addEvmChain(
  connector: Connector,
  chain: Chain,
): Promise<void> {
  async function ask() {
    const provider = (await connector.getProvider()) as Provider
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [toAddChain({ chain, chainId: chain.id })],
    })
  }
  await withTimeout(ask(), {
    ms: CONNECT_TIMEOUT_MS,
    error: () => new WalletTimeoutError(),
  })
}

type Provider = {
  request(request: { method: string; params: unknown[] }): Promise<unknown>
}
