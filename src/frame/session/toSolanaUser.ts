import { isSolanaAddress } from '../../core/address/isSolanaAddress.js'
import { FrameError } from '../../core/errors/frame.js'
import type { FrameUser } from '../../core/ports.js'

/**
 * Checks the answer to a request for a Solana account.
 *
 * @throws FrameError when it has no Solana account or cluster
 */
export function toSolanaUser(user: FrameUser): FrameUser {
  const { address, chainId } = user
  const isCluster = /^solana:[-_a-zA-Z0-9]{1,32}$/.test(String(chainId))
  if (isCluster && isSolanaAddress(address)) return user
  throw new FrameError({ details: 'The frame told no Solana account.' })
}
