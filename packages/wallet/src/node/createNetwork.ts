import { HostError } from 'latchkey/frame'
import { findChain } from './findChain.js'
import type { FrameChain } from './loadConfig.js'

export type Network = {
  /** The chain that is active in this tab. */
  current(): FrameChain
  /** @throws HostError 4902 for a chain that is not configured */
  change(chainId: unknown): FrameChain
  /** Like `change`, but keeps the current one where it cannot. */
  tryChange(chainId: unknown): FrameChain
}

const KEY = 'latchkey-frame.chain'

/**
 * The active chain of this tab, at first the one in the frame's URL. A choice
 * outlives a reload of the same URL where the browser allows storage.
 */
export function createNetwork(parameters: {
  chains: readonly [FrameChain, ...FrameChain[]]
  /** From the frame's URL. */
  initial: string | null
}): Network {
  const { chains, initial } = parameters
  let current =
    findChain(chains, recallChain(initial)) ??
    findChain(chains, initial) ??
    chains[0]

  function set(chain: FrameChain) {
    current = chain
    try {
      const choice = { from: initial, to: chain.caipNetworkId }
      sessionStorage.setItem(KEY, JSON.stringify(choice))
    } catch {
      // Blocked storage: the page's memory has it.
    }
    return chain
  }

  return {
    current: () => current,
    change(chainId) {
      const chain = findChain(chains, chainId)
      if (!chain)
        throw new HostError({ message: 'Unrecognized chain', code: 4902 })
      return set(chain)
    },
    tryChange(chainId) {
      const chain = findChain(chains, chainId)
      return chain ? set(chain) : current
    },
  }
}

/** CAIP-2 ID of the chain that was chosen before a reload. */
export function recallChain(initial: string | null): unknown {
  try {
    const choice = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return choice?.from === initial ? choice.to : undefined
  } catch {
    return undefined
  }
}
