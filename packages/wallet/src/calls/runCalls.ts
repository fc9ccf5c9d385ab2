import type { LocalAccount } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import type { PreparedBatch } from '../smartAccount/prepareBatch.js'
import { signUpgrade } from '../smartAccount/signUpgrade.js'
import { broadcast } from '../transaction/broadcast.js'
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
  transactions: readonly PreparedBatch[]
  assertSession(): Promise<void>
  onChange(change: Pick<Bundle, 'aliveAt' | 'hashes' | 'isDone'>): Promise<void>
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
      const raw = await sign(account, transaction)
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

/** Signs the upgrade with it, if the account is not upgraded yet. */
async function sign(
  account: LocalAccount,
  { authorization, ...transaction }: PreparedBatch,
) {
  if (!authorization) return account.signTransaction(transaction)
  return account.signTransaction({
    ...transaction,
    type: 'eip7702',
    authorizationList: [await signUpgrade(account, authorization)],
  })
}
