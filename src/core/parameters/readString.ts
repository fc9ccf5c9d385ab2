import { readParameters } from './readParameters.js'

/**
 * Checks the only parameter of a function that takes text.
 *
 * @returns the text
 * @throws ParameterError with its name
 */
export function readString(name: string, value: string): string {
  const parameters: Record<string, string> = { [name]: value }
  readParameters(parameters, { [name]: 'string' })
  return value
}
