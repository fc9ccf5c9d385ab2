import { ParameterError } from '../errors/parameter.js'

/**
 * Copies parameters that an action checks later, before anything of them is
 * read: they may be missing, or have getters that throw.
 *
 * @throws ParameterError `parameters`
 */
export function copyParameters<parameters extends object>(
  parameters: parameters,
): parameters {
  try {
    if (Object(parameters) === parameters) return { ...parameters }
  } catch {
    // It is told like one that is missing.
  }
  throw new ParameterError({
    expected: 'object',
    parameter: 'parameters',
    received: 'a value that cannot be read',
  })
}
