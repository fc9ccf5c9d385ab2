import { ApiRequestError } from '../../core/errors/api.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import type { Kit } from '../../createKit.js'
import { showAlert } from './showAlert.js'

/**
 * Shows an alert when a service of the project is busy (status 429) or has
 * failed (5xx).
 *
 * @param error - why the request failed
 * @param subject - what was requested, for the details
 */
export function showServiceAlert(
  kit: Kit,
  error: unknown,
  subject: string,
): void {
  const { status = 0 } =
    getErrorChain(error).find((item) => item instanceof ApiRequestError) ?? {}
  const details = `${subject}: status ${status}`
  if (status === 429)
    showAlert(kit, { key: 'rateLimited', variant: 'error', details })
  else if (status >= 500)
    showAlert(kit, { key: 'serverFailed', variant: 'error', details })
}
