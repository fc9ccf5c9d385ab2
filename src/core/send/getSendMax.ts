import type { AccountNamespace } from '../account/account.js'
import { formatAmount } from '../amount/formatAmount.js'

/**
 * Fee multiples to reserve. EVM fees can rise, so twice the fee is reserved.
 * Solana's fee is fixed, and an account must keep either its rent or nothing.
 */
const reserveFactors = { eip155: 2n, solana: 1n } as const

/**
 * Returns the maximum amount to send: the whole balance of a token; for the
 * native token the balance minus the reserved fee, at least zero.
 *
 * @param parameters.balance - base units
 * @param parameters.decimals - decimals of the token
 * @param parameters.fee - base units of the native token
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
  const { balance, decimals, fee, isNative, namespace = 'eip155' } = parameters
  if (balance === undefined) return undefined
  if (!isNative) return formatAmount(balance, decimals)
  if (fee === undefined) return undefined
  const rest = balance - reserveFactors[namespace] * fee
  return formatAmount(rest > 0n ? rest : 0n, decimals)
}

export declare namespace getSendMax {
  type Parameters = {
    balance: bigint | undefined
    decimals: number
    fee?: bigint | undefined
    isNative: boolean
    namespace?: AccountNamespace | undefined
  }
  type ReturnType = string | undefined
}
