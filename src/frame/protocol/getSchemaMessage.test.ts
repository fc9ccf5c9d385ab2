import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getSchemaMessage } from './getSchemaMessage.js'

const read = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value, { error: getSchemaMessage }).error?.issues[0]?.message

const hex = z.string().check(z.regex(/^0x[0-9a-f]*$/))

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['a missing value', z.string(), undefined, 'Required'],
  ['a missing choice', z.enum(['light', 'dark']), undefined, 'Required'],
  ['another type', z.string(), 7, 'Expected string received number'],
  ['null', z.object({}), null, 'Expected object received null'],
  ['a list', z.object({}), [], 'Expected object received array'],
  [
    'another choice',
    z.enum(['light', 'dark']),
    'auto',
    "Expected 'light' | 'dark' received string",
  ],
  ['no email', z.email(), 'ada', 'Invalid email'],
  ['no hex', hex, 'ff', 'Expected 0x and hex digits'],
  ['another member', z.strictObject({}), { evil: 1 }, 'Unknown member'],
  ['too short', z.string().check(z.minLength(2)), 'a', 'Invalid input'],
])('default: %s', (_title, schema, value, message) => {
  expect(read(schema, value)).toBe(message)
})
