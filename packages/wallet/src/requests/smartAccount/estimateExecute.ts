import { HostError } from 'latchkey/frame'
import { type Address, type Hex, isHex } from 'viem'
import { DELEGATE, toDelegatedCode } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { toSendError } from '../transaction/prepareTransaction.js'

/** For nodes that cannot simulate an account with other code. */
const UNTRIED_CALL_GAS = 300_000n
const INVALID_PARAMS = -32602

/**
 * Tries the calls as the upgraded account. No authorization is signed for it:
 * nothing is signed before the user has approved.
 *
 * @throws HostError -32000 when a call would fail
 */
export async function estimateExecute(parameters: {
  /** How many calls the data makes. */
  count: number
  chain: FrameChain
  data: Hex
  from: Address
  rpc: Rpc
}): Promise<{ gas: bigint; isTried: boolean }> {
  const { chain, count, data, from, rpc } = parameters
  const call = { from, to: from, value: '0x0', data }
  const code = { [from]: { code: toDelegatedCode(DELEGATE) } }
  try {
    const gas = await rpc(chain, 'eth_estimateGas', [call, 'latest', code])
    if (!isHex(gas))
      throw new HostError({
        message: 'The network has answered something that cannot be read',
        code: 'SERVICE_UNAVAILABLE',
      })
    // The state may change until the block, and a batch that runs out of gas
    // costs its fee for nothing: half more, of which the rest is not paid.
    return { gas: (BigInt(gas) * 3n) / 2n, isTried: true }
  } catch (error) {
    if (!(error instanceof HostError) || typeof error.code !== 'number')
      throw error
    if (error.code === INVALID_PARAMS)
      return { gas: UNTRIED_CALL_GAS * BigInt(count), isTried: false }
    throw toSendError(error)
  }
}
