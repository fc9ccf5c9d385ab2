import { KitError } from './base.js'
import type { getKitError } from './getKitError.js'

/**
 * `getKitError`, loaded when something has failed: it knows every error of
 * viem, which a page need not carry before.
 *
 * @example
 * try { await work() } catch (error) { throw await loadKitError(error) }
 */
export async function loadKitError(
  error: unknown,
): Promise<loadKitError.ReturnType> {
  if (error instanceof KitError) return error
  try {
    const { getKitError } = await import('./getKitError.js')
    return getKitError(error)
  } catch {
    return new KitError('Something went wrong', {
      code: 'UNKNOWN',
      cause: error,
    })
  }
}

export declare namespace loadKitError {
  type ReturnType = getKitError.ReturnType
}
