import type { Hex } from 'viem'
import type { Attempt } from './createBundles.js'
import type { CallReceipt } from './readReceipt.js'

/** Of transactions with one nonce, the one that a block has. */
export async function findAttempt(
  attempts: readonly Attempt[],
  read: (hash: Hex) => Promise<CallReceipt | undefined>,
) {
  for (const { hash, isCancelled } of attempts) {
    const receipt = await read(hash)
    if (receipt) return { hash, isCancelled, receipt }
  }
  return undefined
}
