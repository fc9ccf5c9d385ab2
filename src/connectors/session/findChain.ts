import { type Chain, SwitchChainError } from 'viem'
import { ChainNotConfiguredError } from './wagmiErrors.js'

/**
 * Finds a chain of the wagmi config.
 *
 * @throws SwitchChainError 4902 caused by wagmi's ChainNotConfiguredError
 */
export function findChain(chains: readonly Chain[], chainId: number): Chain {
  const chain = chains.find((x) => x.id === chainId)
  if (!chain) throw new SwitchChainError(new ChainNotConfiguredError())
  return chain
}
