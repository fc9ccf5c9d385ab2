/**
 * Validation messages. Plain text, so that any schema library can use them.
 *
 * @example
 * schemaMessages.expected('string', 42) // 'Expected string received number'
 */
export const schemaMessages = {
  required: () => 'Required',
  /** Type names only, since the rejected value may be a secret. */
  expected: (expected: string, value: unknown) =>
    value === undefined
      ? 'Required'
      : `Expected ${expected} received ${getTypeName(value)}`,
  oneOf: (values: readonly string[], value: unknown) =>
    value === undefined
      ? 'Required'
      : `Expected ${values.map((item) => `'${item}'`).join(' | ')} received ${getTypeName(value)}`,
  email: () => 'Invalid email',
  hex: () => 'Expected 0x and hex digits',
} as const

function getTypeName(value: unknown) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isNaN(value) ? 'nan' : typeof value
}
