import type * as z from 'zod/mini'

type RawIssue = z.core.$ZodRawIssue

/**
 * Sentence of a schema's complaint, in the words of the product: `Required`,
 * `Expected X received Y`, `Invalid email`.
 */
export function getSchemaMessage(issue: RawIssue): string {
  if (issue.input === undefined && issue.code.startsWith('invalid_'))
    return 'Required'
  if (issue.code === 'invalid_type')
    return `Expected ${issue.expected} received ${getKind(issue.input)}`
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return 'Invalid email'
  return 'Invalid input'
}

function getKind(value: unknown) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isNaN(value) ? 'nan' : typeof value
}
