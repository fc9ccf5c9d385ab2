import { ParameterError } from '../errors/base.js'

/**
 * Copies parameters that an action validates later, before any of them is
 * read. They may be missing or have getters that throw.
 *
 * @throws ParameterError `parameters`
 */
export function copyParameters<parameters extends object>(
  parameters: parameters,
): parameters {
  try {
    if (Object(parameters) === parameters) return { ...parameters }
  } catch {
    // Reported below, like missing parameters.
  }
  throw new ParameterError({
    expected: 'object',
    parameter: 'parameters',
    received: 'a value that cannot be read',
  })
}
