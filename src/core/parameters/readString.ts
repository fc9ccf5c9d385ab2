import { readParameters } from './readParameters.js'

/**
 * Validates a function's only parameter, a string.
 *
 * @returns the string
 * @throws ParameterError with the parameter's name
 */
export function readString(name: string, value: string): string {
  const parameters: Record<string, string> = { [name]: value }
  readParameters(parameters, { [name]: 'string' })
  return value
}
