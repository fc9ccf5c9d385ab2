import { ApiResponseError } from '../core/errors/api.js'

/**
 * A count of lamports, slots or blocks as a node tells it, exact.
 *
 * @throws ApiResponseError for anything that is no whole number
 */
export function toUnits(value: unknown): bigint {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0)
    return BigInt(value)
  throw new ApiResponseError({ details: `${String(value)} is no amount` })
}
