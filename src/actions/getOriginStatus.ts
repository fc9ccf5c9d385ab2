import { ApiRequestError } from '../core/errors/api.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { Alert } from '../core/notice.js'
import { isOriginAllowed } from '../core/origin/isOriginAllowed.js'
import type { Kit } from '../createKit.js'
import { showAlert } from './notice/showAlert.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Whether the project's dashboard allows this page. Nothing is blocked by it:
 * that is for the services to do. A page that is not allowed gets the alert
 * 'Invalid App Configuration', once.
 *
 * An empty list allows every page, and so does one that cannot be read. When
 * the service is busy or fails (status 429, 5xx), an alert says so.
 *
 * @param parameters.origin - default that of the page; without one every page
 * is allowed
 * @param parameters.signal - ends the request
 *
 * @example
 * const { isAllowed } = await getOriginStatus(kit)
 */
export async function getOriginStatus(
  kit: Kit,
  parameters: getOriginStatus.Parameters = {},
): Promise<getOriginStatus.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    origin: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { origin = globalThis.location?.origin, signal } = parameters
  const origins = await readOrigins(kit, signal)
  const isAllowed = !origin || isOriginAllowed({ origin, allowed: origins })
  if (!isAllowed)
    showAlert(kit, {
      key: 'invalidAppConfiguration',
      variant: 'error',
      details: `${origin} is not among the allowed origins of the project.`,
    })
  return { isAllowed, origins }
}

export declare namespace getOriginStatus {
  type Parameters = {
    /** Such as `https://app.example.com`. */
    origin?: string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    isAllowed: boolean
    /** Patterns of the project; empty when all are allowed. */
    origins: readonly string[]
  }
  type ErrorType = getKitError.ReturnType
}

async function readOrigins(kit: Kit, signal: AbortSignal | undefined) {
  try {
    const api = await kit.api()
    const { origins } = await api.getAllowedOrigins({ signal })
    return origins
  } catch (error) {
    if (signal?.aborted) throw getKitError(error)
    const alert = toAlert(error)
    if (alert) showAlert(kit, alert)
    return []
  }
}

function toAlert(error: unknown): Alert | undefined {
  const status = error instanceof ApiRequestError ? error.status : undefined
  const details = `Allowed origins: status ${status}`
  if (status === 429) return { key: 'rateLimited', variant: 'error', details }
  if (status !== undefined && status >= 500)
    return { key: 'serverFailed', variant: 'error', details }
  return undefined
}
