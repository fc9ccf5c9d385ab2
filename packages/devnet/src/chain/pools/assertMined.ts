import type { Hex } from 'viem'
import type { DevWallet } from '../createDevWallet.js'

/**
 * Waits until a transaction is in a block.
 *
 * @throws Error when it was reverted
 */
export async function assertMined(
  wallet: DevWallet,
  sent: Promise<Hex>,
): Promise<void> {
  const hash = await sent
  // Looking for a replacement, viem can miss the only block there will be.
  const { status } = await wallet.waitForTransactionReceipt({
    checkReplacement: false,
    hash,
  })
  if (status !== 'success') throw new Error(`The pool reverted: ${hash}`)
}
