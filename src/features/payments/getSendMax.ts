import type { AccountNamespace } from '../../core/account/account.js'
import { formatAmount } from '../../core/amount/formatAmount.js'

/**
 * Half fees to reserve. The fee on EVM is the most that a wallet signs, twice
 * the base fee; it can rise until then, so half of it is reserved once more.
 * Solana's fee is fixed, and an account must keep either its rent or nothing.
 */
const reservedHalves = { eip155: 3n, solana: 2n } as const

/**
 * Returns the maximum amount to send: the whole balance of a token; for the
 * native token the balance minus the reserved fee, at least zero.
 *
 * @param parameters.balance - base units
 * @param parameters.dataFee - the part of `fee` that a rollup takes for data,
 * which can rise without limit: three times as much is reserved
 * @param parameters.decimals - decimals of the token
 * @param parameters.fee - the most it can be, in base units of the native token
 * @param parameters.isNative - whether the token pays the fee
 * @param parameters.namespace - default `eip155`
 * @returns decimal string; `undefined` while balance or fee is unknown
 *
 * @example
 * getSendMax({ balance: 1500000n, decimals: 6, isNative: false }) // '1.5'
 */
export function getSendMax(
  parameters: getSendMax.Parameters,
): getSendMax.ReturnType {
  const { balance, dataFee = 0n, decimals, fee, isNative } = parameters
  const { namespace = 'eip155' } = parameters
  if (balance === undefined) return undefined
  if (!isNative) return formatAmount(balance, decimals)
  if (fee === undefined) return undefined
  // Half a unit counts as one.
  const reserve = (reservedHalves[namespace] * (fee + dataFee) + 1n) / 2n
  const rest = balance - reserve
  return formatAmount(rest > 0n ? rest : 0n, decimals)
}

export declare namespace getSendMax {
  type Parameters = {
    balance: bigint | undefined
    dataFee?: bigint | undefined
    decimals: number
    fee?: bigint | undefined
    isNative: boolean
    namespace?: AccountNamespace | undefined
  }
  type ReturnType = string | undefined
}
