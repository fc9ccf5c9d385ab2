import { HostError } from 'latchkey/frame'
import { toHex } from 'viem'
import type { Rpc } from '../chain/createRpc.js'
import { findChain } from '../chain/findChain.js'
import type { FrameChain } from '../loadConfig.js'
import type { UpgradeSigner } from '../userOperation/renewUpgrade.js'
import type { Bundle, Bundles } from './createBundles.js'
import { isRunning } from './isRunning.js'
import { type CallReceipt, readReceipt } from './readReceipt.js'

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
    const { settleOperation } = await import(
      '../userOperation/settleOperation.js'
    )
    const write = (next: Bundle) => bundles.write(scope, id, next)
    const settled = await settleOperation({
      ...{ bundle, chain, operation, rpc, write },
      loadSigner: () => loadSigner(chain),
    })
    return {
      ...{ version: '2.0.0', id, chainId: toHex(bundle.chainId) },
      ...{ atomic: true, ...settled },
    }
  }
  const receipts = await Promise.all(
    bundle.hashes.map((hash) => readReceipt({ chain, hash, rpc })),
  )
  return {
    version: '2.0.0',
    id,
    chainId: toHex(bundle.chainId),
    status: toStatus(bundle, receipts),
    // Bundles kept by earlier versions do not say it.
    atomic: bundle.isAtomic ?? bundle.count === 1,
    receipts: receipts.filter((receipt) => receipt !== undefined),
  }
}

export declare namespace getCallsStatus {
  type Parameters = {
    bundles: Pick<Bundles, 'read' | 'write'>
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
  }
}

function toStatus(
  bundle: Bundle,
  receipts: readonly (CallReceipt | undefined)[],
) {
  if (isRunning(bundle) || receipts.includes(undefined)) return 100
  if (receipts.length === 0) return 400
  const done = receipts.filter((receipt) => receipt?.status === '0x1').length
  if (done === bundle.count) return 200
  return done === 0 ? 500 : 600
}
