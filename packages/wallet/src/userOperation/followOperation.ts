import { HostError } from 'latchkey/frame'
import type { Bundle, Bundles } from '../calls/createBundles.js'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import type { UpgradeSigner } from './renewUpgrade.js'
import { settleOperation } from './settleOperation.js'

/**
 * Looks after an operation of an `eth_sendUserOperation` whenever its app asks
 * a bundler about it, also after a reload: it is sent again, with its upgrade
 * signed again if that has lost its nonce. Its nonce makes it happen once.
 *
 * @throws HostError -32000 when it will never be carried out; a bundler would
 * say `null` for ever
 */
export async function followOperation(parameters: {
  bundles: Pick<Bundles, 'list' | 'write'>
  chain: FrameChain
  hash: unknown
  loadSigner(): Promise<UpgradeSigner>
  rpc: Rpc
  /** The app in its session. */
  scope: string
}): Promise<void> {
  const { bundles, chain, hash, loadSigner, rpc, scope } = parameters
  const kept = (await bundles.list()).find(
    (bundle) => bundle.scope === scope && bundle.operation?.hash === hash,
  )
  if (!kept?.operation) return
  const { id, scope: _scope, ...bundle } = kept
  const { status } = await settleOperation({
    ...{ bundle, chain, loadSigner, rpc },
    operation: kept.operation,
    write: (next: Bundle) => bundles.write(scope, id, next),
  }).catch(() => ({ status: 100 }))
  if (status === 400)
    throw new HostError({
      message: 'The operation was not carried out',
      code: -32000,
    })
}
