import { assertKit } from '../../actions/parameters/assertKit.js'
import { copyParameters } from '../../core/parameters/copyParameters.js'
import type { Kit } from '../../createKit.js'

/**
 * Checks the kit of a query, and copies its options, which may have getters.
 *
 * @throws ParameterError
 */
export function readOptions<options extends { query?: object | undefined }>(
  kit: Kit,
  options: options,
): options {
  assertKit(kit)
  const copy = copyParameters(options)
  return { ...copy, ...(copy.query && { query: copyParameters(copy.query) }) }
}
