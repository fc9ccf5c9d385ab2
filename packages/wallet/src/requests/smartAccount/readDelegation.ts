import type { Address } from 'viem'
import { DELEGATE } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { readDelegate } from './readDelegate.js'

/**
 * Whose code an account runs on a chain (EIP-7702): none, our delegate's, or
 * other. `unavailable`: it may not or cannot be upgraded there.
 */
export type Delegation = 'none' | 'ours' | 'foreign' | 'unavailable'

/** Reads which code the account runs on the chain. */
export async function readDelegation(parameters: {
  address: Address
  chain: Pick<FrameChain, 'rpcUrls'>
  rpc: Rpc
}): Promise<Exclude<Delegation, 'unavailable'>> {
  const delegate = await readDelegate(parameters)
  if (!delegate) return 'none'
  return delegate === DELEGATE ? 'ours' : 'foreign'
}
