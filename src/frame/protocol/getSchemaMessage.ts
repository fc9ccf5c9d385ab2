import type * as z from 'zod/mini'

import { schemaMessages } from '../../core/errors/schema.js'

/**
 * Sentence of a schema's complaint, in the words of the product: `Required`,
 * `Expected X received Y`, `Invalid email`.
 */
export function getSchemaMessage(issue: z.core.$ZodRawIssue): string {
  const { input } = issue
  if (issue.code === 'invalid_type')
    return schemaMessages.expected(issue.expected, input)
  if (issue.code === 'invalid_value')
    return schemaMessages.oneOf(issue.values.map(String), input)
  // Not named: the name is foreign text.
  if (issue.code === 'unrecognized_keys') return 'Unknown member'
  if (input === undefined && issue.code.startsWith('invalid_'))
    return schemaMessages.required()
  if (issue.code === 'invalid_format')
    return issue.format === 'email'
      ? schemaMessages.email()
      : schemaMessages.hex()
  return 'Invalid input'
}
