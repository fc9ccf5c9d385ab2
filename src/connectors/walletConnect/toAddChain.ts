import type { AddEthereumChainParameter, Chain, ExactPartial } from 'viem'

/** Describes a chain that a wallet does not know. Standard: EIP-3085. */
export function toAddChain(
  parameters: toAddChain.Parameters,
): AddEthereumChainParameter {
  const { addEthereumChainParameter: given = {}, chain } = parameters
  const explorer = chain.blockExplorers?.default.url
  const explorers =
    given.blockExplorerUrls ?? (explorer ? [explorer] : undefined)
  return {
    // Not viem's helper: a switch would load all of viem's hex code.
    chainId: `0x${chain.id.toString(16)}`,
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
  type Parameters = {
    addEthereumChainParameter?:
      | ExactPartial<Omit<AddEthereumChainParameter, 'chainId'>>
      | undefined
    chain: Chain
  }
}
