import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { type CallReceipt, readReceipt } from './readReceipt.js'

const POLL_MS = 1_000

/**
 * Waits until a transaction is in a block. A node that does not answer is asked
 * again.
 *
 * @returns `undefined` when it is in none in time
 */
export async function waitForReceipt(parameters: {
  chain: FrameChain
  hash: string
  rpc: Rpc
  timeoutMs: number
}): Promise<CallReceipt | undefined> {
  const deadline = Date.now() + parameters.timeoutMs
  for (;;) {
    const receipt = await readReceipt(parameters).catch(() => null)
    if (receipt) return receipt
    if (Date.now() >= deadline) return undefined
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
