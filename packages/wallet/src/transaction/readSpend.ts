import { type Address, type Hex, parseAbi } from 'viem'
import type { Spend } from '../approval/spend.js'
import { decodeCall } from '../decode/decodeCall.js'

const tokenAbi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
])

/**
 * The most that a transaction takes out of the account, without its fee. An
 * allowance counts like a payment. Other calls are `unknown`.
 */
export function readSpend(transaction: {
  data?: Hex | undefined
  to?: Address | null | undefined
  value?: bigint | undefined
}): Spend {
  const { data = '0x', to, value = 0n } = transaction
  if (!to) return 'unknown'
  const native = { asset: 'native', units: value }
  if (data === '0x') return [native]
  const call = decodeCall(tokenAbi, data)
  if (!call) return 'unknown'
  return [native, { asset: to, units: call.args[1] }]
}
