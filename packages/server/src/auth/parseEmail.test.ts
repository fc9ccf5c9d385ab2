import { expect, test } from 'vitest'
import { codeOf } from '../../test/setupAuth.js'
import { parseEmail } from './parseEmail.js'

test('default', () => {
  expect(parseEmail(' Ada.B+tag@Example.ORG ')).toBe('Ada.B+tag@example.org')
  expect(parseEmail('ada@bücher.example')).toBe('ada@xn--bcher-kva.example')
  expect(parseEmail('re\u0301mi@example.org')).toBe('r\u00e9mi@example.org')
})

test.each([
  '',
  'ada',
  '@example.org',
  'ada@',
  'ada@localhost',
  'ada@example.org.',
  'ada@example.org/x',
  'ada@example.org\\x',
  'ada@example.org?x',
  'ada@example.org#x',
  'ada@example.org:25',
  'ada@ex%61mple.org',
  'ada@0x7f.1',
  'ada@exa mple.org',
  'ada@@example.org',
  'ada..b@example.org',
  '.ada@example.org',
  'ada@-example.org',
  'ada@127.0.0.1',
  'ada\n@example.org',
  'ada\u202e@example.org',
  '"ada"@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ada@${'a'.repeat(250)}.org`,
  undefined,
  42,
])('error: %j', async (value) => {
  expect(await codeOf(async () => parseEmail(value))).toBe('INVALID_EMAIL')
})
