import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Bundle, BundleChange } from './createBundles.js'
import { renewUpgrade, toRenewal, type UpgradeSigner } from './renewUpgrade.js'
import { sendOperation } from './sendOperation.js'
import { settleOperation } from './settleOperation.js'

const POLL_MS = 1_000
/** After this only who asks for the status looks after it. */
const WATCH_MS = 180_000

/**
 * Sends a signed operation that is kept already. Never rejects.
 *
 * @returns whether it is worth watching: the bundler has not refused it
 */
export async function handOverOperation(
  parameters: Omit<watchOperation.Parameters, 'loadSigner'>,
): Promise<boolean> {
  const { chain, read, rpc, update } = parameters
  try {
    const operation = (await read())?.operation
    if (!operation) return false
    const { status } = await sendOperation({ chain, operation, rpc })
    if (status !== 'refused') return true
    // The very first answer: no bundler can have a copy of it.
    await update((kept) =>
      kept.operation?.hash === operation.hash
        ? {
            ...kept,
            isDone: true,
            operation: { ...kept.operation, isRefused: true },
          }
        : kept,
    )
    return false
  } catch {
    // What is kept says it all.
    return true
  }
}

/**
 * Watches the chain until an operation, or what the user has put in its place
 * meanwhile, is mined; sends it again from time to time. Never rejects.
 */
export async function watchOperation(
  parameters: watchOperation.Parameters,
): Promise<void> {
  const { chain, loadSigner, read, rpc, update } = parameters
  try {
    const deadline = Date.now() + WATCH_MS
    while (Date.now() < deadline) {
      // Another tab, or the user, may have changed it.
      const bundle = await read()
      const operation = bundle?.operation
      if (!operation) return
      const { status } = await settleOperation({
        ...{ bundle, chain, loadSigner, operation, rpc, update },
      }).catch(() => ({ status: 100 }))
      if (status !== 100)
        return await update((kept) => ({ ...kept, isDone: true }))
      const renewed = await renewUpgrade({
        ...{ chain, loadSigner, operation, rpc },
      }).catch(() => undefined)
      if (renewed) {
        await update(toRenewal(renewed))
        await sendOperation({ chain, operation: renewed, rpc })
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  } catch {
    // What is kept says it all.
  }
}

export declare namespace watchOperation {
  type Parameters = {
    chain: FrameChain
    /** Who signs its upgrade again, if that has lost its nonce. */
    loadSigner(): Promise<UpgradeSigner>
    /** What is kept by now. */
    read(): Promise<Bundle | undefined>
    rpc: Rpc
    update(change: BundleChange): Promise<void>
  }
}
