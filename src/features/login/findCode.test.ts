import { expect, test } from 'vitest'
import { findCode } from './findCode.js'

const find = (text: string) => findCode(text, 'app.example.com')
const bound = (line: string) => `Your code is 123456.\nOrder 654321\n\n${line}`

test.each([
  '123456',
  ' 123 456 ',
  '123-456',
  '１２３４５６',
  '١٢٣٤٥٦',
  'Your code is 123456.',
  'Your code is 123-456, valid for 10 minutes.',
  '123456 is your code. Again: 123456',
  '2026-11-23 09:20\nDear Ada,\ncode: 123456\n+1 555 0100 1234567, 1,234,567.89',
  'Open https://app.example.com/a/654321?b=111111 or type 123456',
  'Balance 100 000 EUR, code 123456',
  bound('@app.example.com #123456'),
  bound('@example.com #123456'),
  bound('@example.com #123456 %pay.example'),
  bound('@EXAMPLE.com #123456 @pay.example\n'),
])('default: %s', (text) => {
  expect(find(text).code?.normalize('NFKC')).toBe('123456')
})

test.each([
  ['ambiguous', 'Code 123456, order 654321'],
  ['ambiguous', '123 456 or 654 321'],
  ['none', ''],
  ['none', 'Hello'],
  ['none', '12345'],
  ['none', '1234567'],
  ['none', 'a123456'],
  ['none', '+49 151 123 456 78'],
  ['none', '0x123456'],
])('error: %s: %s', (problem, text) => {
  expect(find(text)).toEqual({ problem })
})

test.each(['evil.example', 'notexample.com', 'com.example.com.evil.example'])(
  'error: the code of another site is rejected: %s',
  (host) => {
    expect(find(bound(`@${host} #123456`))).toEqual({
      host,
      problem: 'otherHost',
    })
  },
)

test('behavior: a very long text is searched in time', () => {
  const start = performance.now()
  find('123 '.repeat(100_000))
  expect(performance.now() - start).toBeLessThan(500)
})
