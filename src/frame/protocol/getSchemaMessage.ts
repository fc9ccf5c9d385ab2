import type * as z from 'zod/mini'

import { schemaMessages } from '../../core/errors/schema.js'

/**
 * Returns the message of a schema issue in the wording of the product:
 * `Required`, `Expected X received Y`, `Invalid email`.
 */
export function getSchemaMessage(issue: z.core.$ZodRawIssue): string {
  const { input } = issue
  if (issue.code === 'invalid_type')
    return schemaMessages.expected(issue.expected, input)
  if (issue.code === 'invalid_value')
    return schemaMessages.oneOf(issue.values.map(String), input)
  // The key is not named: it is untrusted text.
  if (issue.code === 'unrecognized_keys') return 'Unknown member'
  if (input === undefined && issue.code.startsWith('invalid_'))
    return schemaMessages.required()
  if (issue.code === 'invalid_format')
    return issue.format === 'email'
      ? schemaMessages.email()
      : schemaMessages.hex()
  return 'Invalid input'
}
