import type { Chain } from 'viem'
import type { Config } from 'wagmi'
import { followChains } from './followChains.js'

/**
 * Changes the chains of a config. wagmi has no public function for it;
 * `config.chains`, `useChains` and `watchChains` follow the internal one.
 *
 * The chain in use by the config falls back to the first one if it is gone. A
 * connected wallet stays on its chain.
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
