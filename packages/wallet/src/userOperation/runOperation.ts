import type { Bundle } from '../calls/createBundles.js'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import type { StoredOperation } from './operation.js'
import { renewUpgrade, type UpgradeSigner } from './renewUpgrade.js'
import { sendOperation } from './sendOperation.js'
import { settleOperation } from './settleOperation.js'

const POLL_MS = 1_000
/** After this only who asks for the status looks after it. */
const WATCH_MS = 180_000

/**
 * Sends a signed operation that is kept already, and watches the chain until
 * it is mined. Never rejects.
 */
export async function runOperation(parameters: {
  bundle: Bundle & { operation: StoredOperation }
  chain: FrameChain
  /** Who signs its upgrade again, if that has lost its nonce. */
  loadSigner(): Promise<UpgradeSigner>
  rpc: Rpc
  write(bundle: Bundle): Promise<void>
}): Promise<void> {
  const { chain, loadSigner, rpc } = parameters
  let bundle: Bundle = parameters.bundle
  let { operation } = parameters.bundle
  const write = async (next: Bundle) => {
    bundle = next
    operation = next.operation ?? operation
    await parameters.write(next)
  }
  try {
    const answer = await sendOperation({ chain, operation, rpc })
    // The very first answer: no bundler can have a copy of it.
    if (answer === 'refused')
      return await write({
        ...bundle,
        isDone: true,
        operation: { ...operation, isRefused: true },
      })
    const deadline = Date.now() + WATCH_MS
    while (Date.now() < deadline) {
      const { status } = await settleOperation({
        ...{ bundle, chain, loadSigner, operation, rpc, write },
      }).catch(() => ({ status: 100 }))
      if (status !== 100) return await write({ ...bundle, isDone: true })
      const renewed = await renewUpgrade({
        ...{ chain, loadSigner, operation, rpc },
      }).catch(() => undefined)
      if (renewed) {
        await write({ ...bundle, operation: renewed })
        await sendOperation({ chain, operation, rpc })
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  } catch {
    // What is kept says it all.
  }
}
