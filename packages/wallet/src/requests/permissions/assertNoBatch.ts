import { HostError } from 'latchkey/frame'
import { type Address, isAddressEqual } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Bundle, Bundles } from '../calls/createBundles.js'
import { findOperation } from '../calls/findOperation.js'
import { isRunning } from '../calls/isRunning.js'
import { RESEND_LIFE_MS } from '../calls/operation.js'

/**
 * Makes sure that none of the account's batches is on its way. An operation
 * that outlives the account's code would be carried out after the next upgrade.
 *
 * @throws HostError -32000 when there is one
 */
export async function assertNoBatch(parameters: {
  address: Address
  bundles: Pick<Bundles, 'list'>
  chain: FrameChain
  rpc: Rpc
}): Promise<void> {
  const { address, bundles, chain, rpc } = parameters

  async function isPending({ attempts, operation, ...bundle }: Bundle) {
    if (bundle.chainId !== chain.id) return false
    if (!operation) return isRunning(bundle)
    const { createdAt, isRefused, sender } = operation
    if (isRefused || !isAddressEqual(sender, address)) return false
    if (Date.now() - createdAt > RESEND_LIFE_MS) return false
    const found = await findOperation({ attempts, chain, operation, rpc })
    return found === undefined
  }

  const pending = await Promise.all((await bundles.list()).map(isPending))
  if (pending.includes(true))
    throw new HostError({
      message: 'A batch of this account is pending. Try again when it is done',
      code: -32000,
    })
}
