import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { getMember } from '../../core/errors/getMember.js'

/**
 * What a permission's foreign data says of how much may be spent, and how
 * often: what is no whole number, or no time anybody can wait, is left out.
 *
 * Standard: ERC-7715, recurring allowances.
 */
export function readLimit(data: unknown): readLimit.ReturnType {
  const allowance = getMember(data, 'allowance')
  const period = getMember(data, 'period')
  const token = getMember(data, 'address')
  const isWhole = /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(String(allowance))
  const isTime =
    Number.isSafeInteger(period) && Number(period) > 0 && Number(period) < MAX_S
  return {
    allowance: isWhole ? BigInt(String(allowance)) : undefined,
    period: isTime ? Number(period) : undefined,
    token: isEvmAddress(String(token))
      ? String(token).toLowerCase()
      : undefined,
  }
}

export declare namespace readLimit {
  type ReturnType = {
    /** Base units. */
    allowance: bigint | undefined
    /** Seconds after which it can be spent again. */
    period: number | undefined
    /** Address of the contract, in lower case. */
    token: string | undefined
  }
}

/** A hundred years. */
const MAX_S = 3_155_760_000
