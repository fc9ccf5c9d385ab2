import { ParameterError } from '../errors/base.js'

/**
 * Validates the types of parameters at an entry point and copies them, so that
 * neither a getter nor the caller can change them during the call.
 *
 * Only types are checked. Values such as amounts, addresses and networks have
 * their own, more specific errors.
 *
 * @param parameters - parameters passed by the caller
 * @param kinds - type of each parameter; other properties are dropped
 * @param path - path of the object, if it is nested in a parameter
 * @throws ParameterError with the name of the first invalid parameter
 *
 * @example
 * const { email, signal } = readParameters(parameters, {
 *   email: 'string',
 *   signal: 'AbortSignal | undefined',
 * })
 */
export function readParameters<parameters extends object>(
  parameters: parameters,
  kinds: readParameters.Kinds<parameters>,
  path = '',
): parameters {
  const copy: Record<string, unknown> = {}
  assert(path || 'parameters', 'object', () => parameters)
  for (const [name, kind] of Object.entries<string>(kinds)) {
    const value = assert(path ? `${path}.${name}` : name, kind, () =>
      Reflect.get(parameters, name),
    )
    if (value !== undefined) copy[name] = value
  }
  return copy as parameters
}

export declare namespace readParameters {
  /** Type of each parameter, for example `string | undefined`. */
  type Kinds<parameters> = {
    readonly [name in Name<parameters>]: string
  }
  type Name<parameters> = parameters extends unknown ? keyof parameters : never
  type ErrorType = ParameterError
}

function assert(name: string, kind: string, read: () => unknown): unknown {
  let received = 'a value that throws'
  let cause: unknown
  try {
    const value = read()
    received = toType(value)
    if (kind.split(' | ').some((type) => isOf(value, type))) return value
  } catch (error) {
    cause = error
  }
  throw new ParameterError({
    cause,
    expected: kind,
    parameter: name,
    received,
  })
}

function isOf(value: unknown, type: string): boolean {
  if (!type.endsWith('[]')) return type === 'unknown' || toType(value) === type
  return (
    Array.isArray(value) &&
    [...value].every((item) => isOf(item, type.slice(0, -2)))
  )
}

function toType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value !== 'object') return typeof value
  // A signal from another window is not an instance of this window's class.
  const { aborted, throwIfAborted } = value as Partial<AbortSignal>
  return typeof aborted === 'boolean' && typeof throwIfAborted === 'function'
    ? 'AbortSignal'
    : 'object'
}
