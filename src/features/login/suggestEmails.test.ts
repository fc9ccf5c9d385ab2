import { expect, test } from 'vitest'
import { emailSuffixes } from '../../core/data/emailSuffixes.js'
import { suggestEmails } from './suggestEmails.js'

test('default', () => {
  expect(suggestEmails('ada@')).toEqual(
    emailSuffixes.map((suffix) => `ada@${suffix}`),
  )
  expect(suggestEmails(' ada@G')).toEqual(['ada@gmail.com'])
})

test.each(['', 'ada', '@', '@g', 'a@b@g', 'ada@gmail.com', 'ada@x', 'a b@g'])(
  'behavior: nothing for %j',
  (text) => {
    expect(suggestEmails(text)).toEqual([])
  },
)

test('param: suffixes', () => {
  expect(suggestEmails('ada@e', ['example.com'])).toEqual(['ada@example.com'])
})
