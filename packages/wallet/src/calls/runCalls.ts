import type { LocalAccount } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import { broadcast } from '../transaction/broadcast.js'
import type { PreparedTransaction } from '../transaction/prepareTransaction.js'
import type { Bundle } from './createBundles.js'
import { readReceipt } from './readReceipt.js'

const POLL_MS = 1_000
/** After this nothing more is sent: who has approved may have gone. */
const RECEIPT_TIMEOUT_MS = 180_000

/**
 * Sends approved transactions in their order, each once the one ahead of it
 * has succeeded; the first failure ends it. Never rejects.
 *
 * @param parameters.assertSession - rejects when the session is over
 * @param parameters.onChange - told what has been sent so far
 */
export async function runCalls(parameters: {
  account: LocalAccount
  chain: FrameChain
  rpc: Rpc
  transactions: readonly PreparedTransaction[]
  assertSession(): Promise<void>
  onChange(change: Omit<Bundle, 'chainId' | 'count'>): Promise<void>
}): Promise<void> {
  const { account, assertSession, chain, rpc, transactions } = parameters
  let hashes: readonly `0x${string}`[] = []

  const tell = (isDone: boolean) =>
    parameters.onChange({ aliveAt: Date.now(), hashes, isDone })

  async function hasSucceeded(hash: `0x${string}`) {
    const deadline = Date.now() + RECEIPT_TIMEOUT_MS
    while (Date.now() < deadline) {
      const receipt = await readReceipt({ chain, hash, rpc }).catch(() => null)
      if (receipt) return receipt.status === '0x1'
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      await tell(false)
    }
    return false
  }

  try {
    for (const [index, transaction] of transactions.entries()) {
      await assertSession()
      const raw = await account.signTransaction(transaction)
      const hash = await broadcast({ chain, raw, rpc })
      hashes = [...hashes, hash]
      await tell(false)
      const isLast = index === transactions.length - 1
      if (!isLast && !(await hasSucceeded(hash))) break
    }
  } catch {
    // What was sent so far says it all.
  }
  await tell(true).catch(() => {})
}
