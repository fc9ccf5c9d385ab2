import { ServiceError } from 'latchkey-server/http'
import { formatCents } from './cents.js'

/**
 * Refuses what is too little or too much to pay, in cents.
 *
 * @throws ServiceError 400 with `min` and `max` as decimal texts
 */
export function assertLimits(
  total: bigint,
  limits: { min: bigint; max: bigint },
): void {
  const [min, max] = [formatCents(limits.min), formatCents(limits.max)]
  const data = { min, max }
  if (total < limits.min)
    throw new ServiceError(400, 'BELOW_LIMIT', `At least ${min}`, data)
  if (total > limits.max)
    throw new ServiceError(400, 'ABOVE_LIMIT', `At most ${max}`, data)
}
