const themeModes = ['light', 'dark'] as const
const socialProviders = [
  'google',
  'github',
  'apple',
  'facebook',
  'x',
  'discord',
] as const
const preflightCommitments = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const

/** The value lists that schemas check, and name in their messages. */
export const schemaValues = {
  themeMode: themeModes,
  socialProvider: socialProviders,
  preflightCommitment: preflightCommitments,
} as const

/**
 * Sentences for what a schema refuses. Pure text, so that any schema library
 * can use them.
 *
 * @example
 * schemaMessages.expected('string', 42) // 'Expected string received number'
 */
export const schemaMessages = {
  required: () => 'Required',
  /** Type names only: the refused value itself can be a secret. */
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
  themeMode: (value: unknown) => schemaMessages.oneOf(themeModes, value),
  socialProvider: (value: unknown): string =>
    schemaMessages.oneOf(socialProviders, value),
  preflightCommitment: (value: unknown): string =>
    schemaMessages.oneOf(preflightCommitments, value),
  selectValue: () => 'A select item needs a value that is not empty',
} as const

function getTypeName(value: unknown) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isNaN(value) ? 'nan' : typeof value
}
