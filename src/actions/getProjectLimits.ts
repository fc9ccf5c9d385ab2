import type { getProjectLimits as getApiLimits } from '../api/project.js'
import { getKitError } from '../core/errors/getKitError.js'
import { isUsageExceeded } from '../core/features/isUsageExceeded.js'
import type { Kit } from '../createKit.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns whether the project has used up its plan at the hosted services. If
 * that cannot be read, it counts as not used up.
 *
 * @param parameters.signal - aborts the request
 * @throws ParameterError for parameters of a wrong type, KitError when aborted
 *
 * @example
 * const { isUsageExceeded } = await getProjectLimits(kit)
 */
export async function getProjectLimits(
  kit: Kit,
  parameters: getProjectLimits.Parameters = {},
): Promise<getProjectLimits.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  try {
    const api = await kit.api()
    const limits = await api.getProjectLimits({ signal })
    return { isUsageExceeded: isUsageExceeded(limits), limits }
  } catch (error) {
    if (signal?.aborted) throw getKitError(error)
    kit.logger.warn('project limits', error)
    return { isUsageExceeded: false, limits: undefined }
  }
}

export declare namespace getProjectLimits {
  type Parameters = { signal?: AbortSignal | undefined }
  type ReturnType = {
    /** Whether the project is over its limit; `false` if unknown. */
    isUsageExceeded: boolean
    /** `undefined` if they could not be read. */
    limits: getApiLimits.ReturnType | undefined
  }
  type ErrorType = getKitError.ReturnType
}
