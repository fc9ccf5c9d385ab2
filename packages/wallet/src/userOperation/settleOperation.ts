import type { Bundle } from '../calls/createBundles.js'
import type { CallReceipt } from '../calls/readReceipt.js'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import { findOperation } from './findOperation.js'
import { RESEND_LIFE_MS, type StoredOperation } from './operation.js'
import { renewUpgrade, type UpgradeSigner } from './renewUpgrade.js'
import { sendOperation } from './sendOperation.js'

/** Bundlers drop operations without a word, so they are sent again. */
const RESEND_MS = 10_000

/**
 * What has become of an operation by now (EIP-5792): 100 pending, 200 done,
 * 400 not carried out, 500 reverted. One that is in no block is sent again
 * from time to time, also after a reload, for ten minutes.
 */
export async function settleOperation(parameters: {
  bundle: Bundle
  chain: FrameChain
  operation: StoredOperation
  /** Who signs its upgrade again, if that has lost its nonce. */
  loadSigner(): Promise<UpgradeSigner>
  rpc: Rpc
  write(bundle: Bundle): Promise<void>
}): Promise<{ receipts: readonly CallReceipt[]; status: number }> {
  const { bundle, chain, loadSigner, operation, rpc, write } = parameters
  const found = await findOperation({ chain, operation, rpc })
  if (found === 'replaced') return { receipts: [], status: 400 }
  if (found)
    return { receipts: [found], status: found.status === '0x1' ? 200 : 500 }
  if (operation.isRefused) return { receipts: [], status: 400 }
  const now = Date.now()
  const isDue =
    now - bundle.aliveAt > RESEND_MS &&
    now - operation.createdAt < RESEND_LIFE_MS
  if (isDue) {
    const alive = { ...bundle, aliveAt: now }
    await write(alive)
    const renewed = await renewUpgrade({
      ...{ chain, loadSigner, operation, rpc },
    }).catch(() => undefined)
    if (renewed) await write({ ...alive, operation: renewed })
    await sendOperation({ chain, operation: renewed ?? operation, rpc })
  }
  return { receipts: [], status: 100 }
}
