import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { joinSpend } from '../../core/spend/joinSpend.js'
import type { Spend } from '../../core/spend/spend.js'
import type { FrameRouter } from '../../node/loadConfig.js'
import { decodeSwap } from '../decode/decodeSwap.js'
import { findRouter } from '../decode/findRouter.js'
import { decodeGrant } from './decodeGrant.js'
import { type PreparedCost, toCost } from './prepareTransaction.js'

/**
 * The most that transactions take out of the account, their fee included. An
 * allowance counts like a payment, and so does a swap through an exchange of
 * the chain. Other calls are `unknown`, and so is a rollup's fee for data that
 * its contract does not tell.
 *
 * @param options.calls - what the transactions do, if they are not alike
 */
export function readTotalSpend(
  prepared: readonly (PreparedCost & { transaction: Call })[],
  options: readTotalSpend.Options = {},
): Spend {
  const { calls = prepared.map(({ transaction }) => transaction), routers } =
    options
  // guard: data fee
  if (prepared.some(({ dataFee }) => dataFee === undefined)) return 'unknown'
  const values = prepared.reduce((sum, { transaction }) => {
    return sum + transaction.value
  }, 0n)
  const fee = { asset: 'native', units: toCost(prepared) - values }
  return joinSpend([
    ...calls.map((call) => readSpend(call, routers)),
    [fee], // guard: fee-limit
  ])
}

export declare namespace readTotalSpend {
  type Options = {
    calls?: readonly Call[] | undefined
    routers?: readonly FrameRouter[] | undefined
  }
}

export type Call = {
  data?: Hex | undefined
  to?: Address | null | undefined
  value?: bigint | undefined
}

/**
 * The most that a call takes out of the account, without a fee.
 *
 * @param routers - exchanges of the chain, which the operator names: no other
 * contract keeps to what a swap says
 */
export function readSpend(
  { data = '0x', to, value = 0n }: Call,
  routers: readonly FrameRouter[] = [],
): Spend {
  if (!to) return 'unknown'
  const native = { asset: 'native', units: value }
  if (data === '0x') return [native]
  const swap = findRouter(routers, to) && decodeSwap(data, value) // guard: known exchange
  if (swap)
    return swap.isNativeIn
      ? [native]
      : [native, { asset: swap.path[0], units: swap.amountIn }]
  const call = decodeGrant(data)
  if (!call) return 'unknown'
  // guard: all of a collection
  if (call.functionName === 'setApprovalForAll')
    return call.args[1] ? 'unknown' : [native]
  const [other, units] = call.args
  // Nobody may spend it, or the one that could no longer may.
  const isRevoked =
    call.functionName === 'approve' && isAddressEqual(other, zeroAddress)
  return isRevoked ? [native] : [native, { asset: to, units }]
}
