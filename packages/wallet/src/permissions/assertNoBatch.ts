import { HostError } from 'latchkey/frame'
import { type Address, isAddressEqual } from 'viem'
import type { Bundle, Bundles } from '../calls/createBundles.js'
import { isRunning } from '../calls/isRunning.js'
import type { Rpc } from '../chain/createRpc.js'
import type { FrameChain } from '../loadConfig.js'
import { findOperation } from '../userOperation/findOperation.js'
import { RESEND_LIFE_MS } from '../userOperation/operation.js'

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

  async function isPending({ operation, ...bundle }: Bundle) {
    if (bundle.chainId !== chain.id) return false
    if (!operation) return isRunning(bundle)
    const { createdAt, isRefused, sender } = operation
    if (isRefused || !isAddressEqual(sender, address)) return false
    if (Date.now() - createdAt > RESEND_LIFE_MS) return false
    return (await findOperation({ chain, operation, rpc })) === undefined
  }

  const pending = await Promise.all((await bundles.list()).map(isPending))
  if (pending.includes(true))
    throw new HostError({
      message: 'A batch of this account is pending. Try again when it is done',
      code: -32000,
    })
}
