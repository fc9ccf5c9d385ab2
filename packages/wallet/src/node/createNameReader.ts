import type { Address } from 'viem'
import type { Rpc } from './createRpc.js'
import type { FrameChain } from './loadConfig.js'

/** Reads what collections call themselves; loaded on first use. */
export function createNameReader(parameters: {
  chain: FrameChain
  rpc: Rpc
}): (address: Address) => Promise<string> {
  const { chain, rpc } = parameters
  return async (address) => {
    const { readCollectionName } = await import('./readCollectionName.js')
    return readCollectionName({ address, chain, rpc })
  }
}
