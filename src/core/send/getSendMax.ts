import type { AccountNamespace } from '../account/account.js'
import { formatAmount } from '../amount/formatAmount.js'

/**
 * EVM wallets keep aside up to twice the fee, should the network get busier.
 * Solana's fee stays, and it refuses to leave an account with less than its
 * rent, unless with nothing at all.
 */
const reserveFactors = { eip155: 2n, solana: 1n } as const

/**
 * The most that can be sent: all of a token; of the native coin what is left
 * once the network fee is kept aside, and never less than nothing.
 *
 * @param parameters.balance - base units
 * @param parameters.decimals - decimal places of the token
 * @param parameters.fee - base units, of the native coin
 * @param parameters.isNative - the coin that pays the fee
 * @param parameters.namespace - default `eip155`
 * @returns decimal text; `undefined` while balance or fee is not known
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
