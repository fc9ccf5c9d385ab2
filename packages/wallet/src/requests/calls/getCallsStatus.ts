import { HostError } from 'latchkey/frame'
import { type Hex, toHex } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import { findChain } from '../../node/findChain.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Bundle, Bundles } from './createBundles.js'
import { findAttempt } from './findAttempt.js'
import { isRunning } from './isRunning.js'
import { listAttempts } from './listAttempts.js'
import { type CallReceipt, readReceipt } from './readReceipt.js'
import type { UpgradeSigner } from './renewUpgrade.js'

/**
 * Answers `wallet_getCallsStatus` (EIP-5792): 100 pending, 200 all done, 400
 * nothing on the chain, 500 the first reverted, 600 some done and some not.
 *
 * @throws HostError 5730 for an id that is not this app's in this session
 */
export async function getCallsStatus(
  parameters: getCallsStatus.Parameters,
): Promise<getCallsStatus.ReturnType> {
  const { bundles, chains, loadSigner, params, rpc, scope } = parameters
  const [id, ...others] = Array.isArray(params) ? params : []
  if (typeof id !== 'string' || others.length > 0)
    throw new HostError({ message: 'Expected one bundle id', code: -32602 })
  const bundle = await bundles.read(scope, id)
  const chain = bundle && findChain(chains, bundle.chainId)
  if (!bundle || !chain)
    throw new HostError({ message: 'Unknown bundle id', code: 5730 })
  const { operation } = bundle
  if (operation) {
    const { settleOperation } = await import('./settleOperation.js')
    const { cancellation, ...settled } = await settleOperation({
      ...{ bundle, chain, operation, rpc },
      loadSigner: () => loadSigner(chain),
      update: (change) => bundles.update(scope, id, change),
    })
    return {
      ...{ version: '2.0.0', id, chainId: toHex(bundle.chainId) },
      ...{ atomic: true, ...settled },
      ...(cancellation && toCancelled(cancellation)),
    }
  }
  const common = {
    version: '2.0.0',
    id,
    chainId: toHex(bundle.chainId),
    // Bundles kept by earlier versions do not say it.
    atomic: bundle.isAtomic ?? bundle.count === 1,
  }
  const read = (hash: Hex) => readReceipt({ chain, hash, rpc })
  if (bundle.attempts) {
    const found = await findAttempt(bundle.attempts, read)
    if (!found) return { ...common, receipts: [], status: 100 }
    const { isCancelled, receipt } = found
    if (isCancelled)
      return { ...common, ...toCancelled(receipt), receipts: [], status: 400 }
    return {
      ...{ ...common, receipts: [receipt] },
      status: receipt.status === '0x1' ? 200 : 500,
    }
  }
  const found = await Promise.all(
    bundle.hashes.map((_, index) =>
      findAttempt(listAttempts(bundle, index), read),
    ),
  )
  const receipts = found.flatMap((one) =>
    one && !one.isCancelled ? [one.receipt] : [],
  )
  const cancellation = found.find((one) => one?.isCancelled)
  return {
    ...common,
    ...(cancellation && toCancelled(cancellation.receipt)),
    status:
      isRunning(bundle) || found.includes(undefined)
        ? 100
        : toStatus(bundle, receipts),
    receipts,
  }
}

/** The user has cancelled the calls: what a block has did nothing. */
function toCancelled({ transactionHash }: CallReceipt) {
  return { capabilities: { replacement: { cancelledBy: transactionHash } } }
}

export declare namespace getCallsStatus {
  type Parameters = {
    bundles: Pick<Bundles, 'read' | 'update'>
    chains: readonly FrameChain[]
    params: unknown
    /** Who signs the upgrade of an operation again, if it has to be. */
    loadSigner(chain: FrameChain): Promise<UpgradeSigner>
    rpc: Rpc
    scope: string
  }

  type ReturnType = {
    version: string
    id: string
    chainId: string
    status: number
    atomic: boolean
    receipts: readonly CallReceipt[]
    /** The transaction that has cancelled the calls. */
    capabilities?: { replacement: { cancelledBy: string } }
  }
}

function toStatus(bundle: Bundle, receipts: readonly CallReceipt[]) {
  if (receipts.length === 0) return 400
  const done = receipts.filter((receipt) => receipt.status === '0x1').length
  if (done === bundle.count) return 200
  return done === 0 ? 500 : 600
}
