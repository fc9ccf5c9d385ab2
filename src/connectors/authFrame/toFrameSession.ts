import { type Address, getAddress } from 'viem'
import { FrameError } from '../../core/errors/frame.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { FrameUser } from '../../core/ports.js'

/** Account and chain of the embedded wallet, as reported by the frame. */
export type FrameSession = {
  accounts: readonly [Address]
  chainId: number
}

/**
 * Reads the frame's user as an EVM account and chain.
 *
 * @throws FrameError when the answer holds no EVM account or chain
 */
export function toFrameSession(user: FrameUser): FrameSession {
  try {
    return {
      accounts: [getAddress(user.address)],
      chainId: toEvmChainId(user.chainId),
    }
  } catch (cause) {
    throw new FrameError({ cause, details: 'The frame told no EVM account.' })
  }
}
