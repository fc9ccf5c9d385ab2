import { HostError } from 'latchkey/frame'
import type { Address } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'

/**
 * Gives the nonce that an account's next transaction or authorization uses. A
 * pending transaction would use it up before.
 *
 * @throws HostError -32000 when there is one
 */
export async function assertNothingPending(parameters: {
  chain: FrameChain
  from: Address
  rpc: Rpc
}): Promise<number> {
  const { chain, from, rpc } = parameters
  const [latest, pending] = await Promise.all(
    ['latest', 'pending'].map((block) =>
      rpc(chain, 'eth_getTransactionCount', [from, block]),
    ),
  )
  if (BigInt(latest as string) !== BigInt(pending as string))
    throw new HostError({
      message: 'Another transaction is pending. Try again when it is done',
      code: -32000,
    })
  return Number(latest)
}
