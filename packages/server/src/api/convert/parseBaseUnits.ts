import { maxUint256 } from 'viem'
import { createFailure } from '../../http/createFailure.js'

/**
 * A positive amount in base units.
 *
 * @param name - of the parameter, for the refusal
 * @throws ServiceError 400 for anything but decimal digits
 */
export function parseBaseUnits(
  name: string,
  value: string | undefined,
): bigint {
  const units = /^\d{1,78}$/.test(value ?? '') ? BigInt(value ?? '') : 0n
  if (units > 0n && units <= maxUint256) return units
  throw createFailure(name, `${name} is not a positive whole number`)
}
