import { ServiceError } from './ServiceError.js'

/**
 * A refusal in the form of the convert and profile endpoints:
 * `{ status: 'FAILED', reasons: [{ name, description }] }`. The description
 * is what a person gets to read.
 */
export function createFailure(
  name: string,
  description: string,
  status: ServiceError.Status = 400,
): ServiceError {
  const reasons = [{ name, description }]
  return new ServiceError(status, name, description, {
    status: 'FAILED',
    reasons,
  })
}
