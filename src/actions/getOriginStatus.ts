import { getKitError } from '../core/errors/getKitError.js'
import { isOriginAllowed } from '../core/origin/isOriginAllowed.js'
import type { Kit } from '../createKit.js'
import { showAlert } from '../features/notices/showAlert.js'
import { showServiceAlert } from '../features/notices/showServiceAlert.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns whether the project's dashboard allows this page. Nothing is blocked
 * here: that is up to the services. A page that is not allowed shows the alert
 * 'Invalid App Configuration' once.
 *
 * An empty list allows every page, and so does one that cannot be read. If the
 * service is busy or fails (status 429, 5xx), an alert is shown.
 *
 * @param parameters.origin - default the page's origin; without one, every
 * page is allowed
 * @param parameters.signal - aborts the request
 * @throws ParameterError for parameters of a wrong type, KitError when aborted
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
    /** For example `https://app.example.com`. */
    origin?: string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /**
     * Whether the project allows the origin; `true` if the list could not be
     * read.
     */
    isAllowed: boolean
    /** Patterns of the project; empty if all are allowed or on a failure. */
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
    showServiceAlert(kit, error, 'Allowed origins')
    return []
  }
}
