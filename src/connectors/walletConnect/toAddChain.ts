import { type AddEthereumChainParameter, type Chain, numberToHex } from 'viem'
import type { createSwitch } from './createSwitch.js'

/** What a wallet is told of a chain it does not know. Standard: EIP-3085. */
export function toAddChain(
  parameters: toAddChain.Parameters,
): AddEthereumChainParameter {
  const { addEthereumChainParameter: given = {}, chain } = parameters
  const explorer = chain.blockExplorers?.default.url
  const explorers =
    given.blockExplorerUrls ?? (explorer ? [explorer] : undefined)
  return {
    chainId: numberToHex(chain.id),
    chainName: given.chainName ?? chain.name,
    nativeCurrency: given.nativeCurrency ?? chain.nativeCurrency,
    rpcUrls: given.rpcUrls?.length
      ? given.rpcUrls
      : [...chain.rpcUrls.default.http],
    ...(explorers && { blockExplorerUrls: explorers }),
    ...(given.iconUrls && { iconUrls: given.iconUrls }),
  }
}

export declare namespace toAddChain {
  type Parameters = createSwitch.Request & { chain: Chain }
}
