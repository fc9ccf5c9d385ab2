import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import { followChains } from './followChains.js'

/**
 * wagmi changes the chains of a config with an internal function alone, and
 * keeps the chain in use even if it is gone.
 *
 * Seen in @wagmi/core 3.0.0 to 3.6.5 (wagmi 3.0.0 to 3.7.7).
 * https://github.com/wevm/wagmi/blob/@wagmi/core@3.6.5/packages/core/src/createConfig.ts#L530-L545
 *
 * `config.chains`, `useChains` and `watchChains` follow that function. Without
 * it the chains of a config are fixed, and without a fallback `getClient()`
 * throws once the chain in use was removed. A connected wallet stays on its
 * chain.
 */
export function setChains(
  config: Config,
  chains: readonly [Chain, ...Chain[]],
): void {
  config._internal.chains.setState(chains)
  followChains(config)
  // Otherwise `getClient` throws without a chain ID.
  if (!chains.some(({ id }) => id === config.state.chainId))
    config.setState((state) => ({ ...state, chainId: chains[0].id }))
}
