import { type WireAnswers, wireAnswers } from '../../api/wireAnswers.js'
import { ParameterError } from '../../core/errors/base.js'

/** An answer, or how the service fails: a status, or no connection. */
export type MockAnswer<value> = value | number | 'offline'

/**
 * Checks the answers of mocked services against the schemas of the API client,
 * so that a test cannot pass with an answer that no service gives.
 *
 * @throws ParameterError with the path of the first invalid value
 */
export function checkAnswers(answers: object): asserts answers is {
  [name in keyof WireAnswers]?: MockAnswer<WireAnswers[name]> | undefined
} {
  if (typeof answers !== 'object' || answers === null)
    throw new ParameterError({
      expected: 'object',
      parameter: 'answers',
      received: answers === null ? 'null' : typeof answers,
    })
  for (const [name, value] of Object.entries(answers)) {
    if (!Object.hasOwn(wireAnswers, name))
      throw new ParameterError({
        expected: `one of ${Object.keys(wireAnswers).join(', ')}`,
        parameter: name,
        received: 'an unknown name',
      })
    if (value !== undefined && value !== 'offline') check(name, value)
  }
}

function check(name: string, value: unknown) {
  if (typeof value === 'number') {
    if (Number.isInteger(value) && value >= 400 && value <= 599) return
    throw new ParameterError({
      expected: 'an HTTP status from 400 to 599',
      parameter: name,
      received: String(value),
    })
  }
  const schema = wireAnswers[name as keyof WireAnswers]
  const { error } = schema.safeParse(value)
  const [issue] = error?.issues ?? []
  if (!issue) return
  const found = issue.path.reduce<unknown>(
    (from, key) => (from as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  )
  throw new ParameterError({
    expected:
      issue.code === 'invalid_type'
        ? issue.expected
        : "a value that the API's schema accepts",
    parameter: toPath(name, issue.path),
    received: found === null ? 'null' : `another ${typeof found}`,
  })
}

function toPath(name: string, path: readonly PropertyKey[]) {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`,
    name,
  )
}
