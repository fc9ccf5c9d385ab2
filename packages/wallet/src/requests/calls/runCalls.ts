import { type Hex, keccak256, type LocalAccount } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { PreparedBatch } from '../smartAccount/prepareBatch.js'
import { signUpgrade } from '../smartAccount/signUpgrade.js'
import { hasFixedNonces } from '../smartAccount/toShownTransactions.js'
import type { Nonces } from '../transaction/createNonces.js'
import type { Bundle } from './createBundles.js'
import { findAttempt } from './findAttempt.js'
import { listAttempts } from './listAttempts.js'
import { readReceipt } from './readReceipt.js'

const POLL_MS = 1_000
/** After this nothing more is sent: who has approved may have gone. */
const RECEIPT_TIMEOUT_MS = 180_000

/**
 * Sends approved transactions in their order, each once the one ahead of it
 * has succeeded, or what has replaced that; the first failure ends it, and so
 * does a cancellation. Never rejects.
 *
 * @param parameters.assertSession - rejects when the session is over
 * @param parameters.onChange - told what has been sent so far
 * @param parameters.read - what is kept of the calls. Default: nothing replaces
 * them
 */
export async function runCalls(parameters: {
  account: LocalAccount
  chain: FrameChain
  nonces: Nonces
  rpc: Rpc
  transactions: readonly PreparedBatch[]
  assertSession(): Promise<void>
  onChange(change: Pick<Bundle, 'aliveAt' | 'hashes' | 'isDone'>): Promise<void>
  read?: (() => Promise<Bundle | undefined>) | undefined
}): Promise<void> {
  const { account, assertSession, chain, nonces, rpc } = parameters
  const { transactions } = parameters
  const isFixed = hasFixedNonces(transactions)
  let hashes: readonly `0x${string}`[] = []

  const tell = (isDone: boolean) =>
    parameters.onChange({ aliveAt: Date.now(), hashes, isDone })

  async function readAttempts(hash: Hex) {
    const bundle = await parameters.read?.().catch(() => undefined)
    const attempts = bundle && listAttempts(bundle, hashes.length - 1)
    return attempts?.length ? attempts : [{ hash }]
  }

  async function hasSucceeded(hash: Hex) {
    const deadline = Date.now() + RECEIPT_TIMEOUT_MS
    const read = (hash: Hex) => readReceipt({ chain, hash, rpc })
    while (Date.now() < deadline) {
      const attempts = await readAttempts(hash)
      // Whichever lands, the rest is not wanted. guard: cancelled calls
      if (attempts.some(({ isCancelled }) => isCancelled)) return false
      const found = await findAttempt(attempts, read).catch(() => undefined)
      if (found) {
        hashes = [...hashes.slice(0, -1), found.hash]
        return found.receipt.status === '0x1'
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      await tell(false)
    }
    return false
  }

  try {
    for (const [index, transaction] of transactions.entries()) {
      await assertSession()
      const before = hashes
      const { data, to, value } = transaction
      const hash = await nonces
        .send(
          { address: account.address, chain },
          {
            call: { data, to, value },
            least: transaction.nonce,
            nonce: isFixed ? transaction.nonce : undefined,
            async sign(nonce) {
              const raw = await signCalls(account, { ...transaction, nonce })
              // Before it is sent: a page that is gone by then has still sent it.
              hashes = [...before, keccak256(raw)]
              await tell(false)
              return raw
            },
          },
        )
        .catch((error) => {
          // Nothing of it has left.
          hashes = before
          throw error
        })
      const isLast = index === transactions.length - 1
      if (!isLast && !(await hasSucceeded(hash))) break
    }
  } catch {
    // What was sent so far says it all.
  }
  await tell(true).catch(() => {})
}

/** Signs the upgrade with it, if the account is not upgraded yet. */
export async function signCalls(
  account: LocalAccount,
  prepared: PreparedBatch,
): Promise<Hex> {
  if (!prepared.authorization) {
    const { authorization: _, ...transaction } = prepared
    return account.signTransaction(transaction)
  }
  const { authorization, ...transaction } = prepared
  return account.signTransaction({
    ...transaction,
    type: 'eip7702',
    authorizationList: [await signUpgrade(account, authorization)],
  })
}
