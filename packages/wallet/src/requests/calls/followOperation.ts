import { HostError } from 'latchkey/frame'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Bundles } from './createBundles.js'
import type { UpgradeSigner } from './renewUpgrade.js'
import { settleOperation } from './settleOperation.js'

/**
 * Sends an operation of an `eth_sendUserOperation` again when its app asks a
 * bundler about it, also after a reload. Signs its upgrade again if that has
 * lost its nonce. The operation's own nonce makes it happen once.
 *
 * @throws HostError -32000 when it will never be carried out; a bundler would
 * answer `null` forever
 */
export async function followOperation(parameters: {
  bundles: Pick<Bundles, 'list' | 'update'>
  chain: FrameChain
  hash: unknown
  loadSigner(): Promise<UpgradeSigner>
  rpc: Rpc
  /** The app in its session. */
  scope: string
}): Promise<void> {
  const { bundles, chain, hash, loadSigner, rpc, scope } = parameters
  // Another network has the same nonces, but never this operation.
  const kept = (await bundles.list()).find(
    (bundle) =>
      bundle.scope === scope &&
      bundle.chainId === chain.id && // guard: chain
      (bundle.operation?.hash === hash ||
        bundle.attempts?.some((attempt) => attempt.hash === hash)),
  )
  if (!kept?.operation) return
  const { id, scope: _scope, ...bundle } = kept
  const { status } = await settleOperation({
    ...{ bundle, chain, loadSigner, rpc },
    operation: kept.operation,
    update: (change) => bundles.update(scope, id, change),
  }).catch(() => ({ status: 100 }))
  if (status === 400)
    throw new HostError({
      message: 'The operation was not carried out',
      code: -32000,
    })
}
