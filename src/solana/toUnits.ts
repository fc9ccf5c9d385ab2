import { ApiResponseError } from '../core/errors/api.js'

/**
 * Converts a count of lamports, slots or blocks from a node, exactly.
 *
 * @throws ApiResponseError for anything that is not a whole number
 */
export function toUnits(value: unknown): bigint {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0)
    return BigInt(value)
  throw new ApiResponseError({ details: `${String(value)} is no amount` })
}
