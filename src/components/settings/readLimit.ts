import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { getMember } from '../../core/errors/getMember.js'

/**
 * Reads the spending limit and period from a permission's untrusted data.
 * Omits amounts that are not integers, and periods that are invalid or
 * unreasonably long.
 *
 * Standard: ERC-7715, recurring allowances.
 */
export function readLimit(data: unknown): readLimit.ReturnType {
  const allowance = getMember(data, 'allowance')
  const period = getMember(data, 'period')
  // Services of before ERC-7715 was final name it `address`.
  const token = getMember(data, 'token') ?? getMember(data, 'address')
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
    /** In base units. */
    allowance: bigint | undefined
    /** In seconds. */
    period: number | undefined
    /** Lowercase contract address. */
    token: string | undefined
  }
}

/** 100 years. */
const MAX_S = 3_155_760_000
