import { expect, test } from 'vitest'
import { isSameStrings } from './isSameStrings.js'

const say = () => 'say'

test('default', () => {
  const write = () => ({ a: { b: 'c', list: [{ d: 'e' }] }, say })
  expect(isSameStrings(write(), write())).toBe(true)
  expect(isSameStrings(undefined, undefined)).toBe(true)
})

test.each([
  [{ a: 'b' }, { a: 'c' }],
  [{ a: 'b' }, { a: 'b', c: 'd' }],
  [{ say }, { say: () => 'say' }],
  [{ list: ['a'] }, { list: ['b'] }],
  [{}, undefined],
  [null, {}],
])('behavior: not equal, %#', (one, other) => {
  expect(isSameStrings(one, other)).toBe(false)
})
