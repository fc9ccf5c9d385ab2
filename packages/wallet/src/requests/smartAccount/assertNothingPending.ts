import { HostError } from 'latchkey/frame'
import type { Address } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Nonces } from '../transaction/createNonces.js'

/**
 * Gives the nonce that an account's next transaction or authorization uses. A
 * pending transaction would use it up before.
 *
 * @param parameters.nonces - what this wallet has sent itself: some nodes count
 * mined transactions only
 * @throws HostError -32000 when there is one
 */
export async function assertNothingPending(parameters: {
  chain: FrameChain
  from: Address
  nonces?: Pick<Nonces, 'readNext'> | undefined
  rpc: Rpc
}): Promise<number> {
  const { chain, from, nonces, rpc } = parameters
  const [next, latest, pending] = await Promise.all([
    nonces?.readNext({ address: from, chain }),
    ...['latest', 'pending'].map((block) =>
      rpc(chain, 'eth_getTransactionCount', [from, block]),
    ),
  ])
  if (
    BigInt(latest as string) !== BigInt(pending as string) ||
    // guard: own pending
    (next !== undefined && next > Number(latest))
  )
    throw new HostError({
      message: 'Another transaction is pending. Try again when it is done',
      code: -32000,
    })
  return Number(latest)
}
