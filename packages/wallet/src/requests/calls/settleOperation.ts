import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Bundle, BundleChange } from './createBundles.js'
import { findOperation } from './findOperation.js'
import { RESEND_LIFE_MS, type StoredOperation } from './operation.js'
import type { CallReceipt } from './readReceipt.js'
import { renewUpgrade, toRenewal, type UpgradeSigner } from './renewUpgrade.js'
import { sendOperation } from './sendOperation.js'

/** Bundlers drop operations without a word, so they are sent again. */
const RESEND_MS = 10_000

/**
 * What has become of an operation by now (EIP-5792): 100 pending, 200 done,
 * 400 not carried out, 500 reverted. One that is in no block is sent again
 * from time to time, also after a reload, for ten minutes.
 *
 * @param parameters.update - changes what is kept, as it is by then
 */
export async function settleOperation(parameters: {
  bundle: Bundle
  chain: FrameChain
  operation: StoredOperation
  /** Who signs its upgrade again, if that has lost its nonce. */
  loadSigner(): Promise<UpgradeSigner>
  rpc: Rpc
  update(change: BundleChange): Promise<void>
}): Promise<{
  /** Of what the user has put in its place. */
  cancellation?: CallReceipt
  receipts: readonly CallReceipt[]
  status: number
}> {
  const { bundle, chain, loadSigner, operation, rpc, update } = parameters
  const { attempts } = bundle
  const found = await findOperation({ attempts, chain, operation, rpc })
  if (found === 'replaced') return { receipts: [], status: 400 }
  if (found?.isCancelled)
    return { cancellation: found, receipts: [], status: 400 }
  if (found)
    return { receipts: [found], status: found.status === '0x1' ? 200 : 500 }
  if (operation.isRefused) return { receipts: [], status: 400 }
  const now = Date.now()
  const isDue =
    now - bundle.aliveAt > RESEND_MS &&
    now - operation.createdAt < RESEND_LIFE_MS
  if (isDue) {
    await update((kept) => ({ ...kept, aliveAt: now }))
    const renewed = await renewUpgrade({
      ...{ chain, loadSigner, operation, rpc },
    }).catch(() => undefined)
    if (renewed) await update(toRenewal(renewed))
    await sendOperation({ chain, operation: renewed ?? operation, rpc })
  }
  return { receipts: [], status: 100 }
}
