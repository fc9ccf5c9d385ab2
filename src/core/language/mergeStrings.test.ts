import { expect, test } from 'vitest'
import { mergeStrings } from './mergeStrings.js'

const say = (name: string) => `Hello ${name}`
const strings = {
  open: 'Open',
  group: { a: 'a', b: 'b', deep: { c: 'c' } },
  list: [{ title: 'One' }, { title: 'Two' }],
  say,
}

test('default', () => {
  const merged = mergeStrings(strings, {
    group: { b: 'B', deep: { c: 'C' } },
    list: [{ title: 'Own' }],
  })
  expect(merged).toEqual({
    ...strings,
    group: { a: 'a', b: 'B', deep: { c: 'C' } },
    list: [{ title: 'Own' }],
  })
  expect(strings.group.b).toBe('b')
})

test('behavior: a function replaces a function', () => {
  const { say } = mergeStrings(strings, { say: (name: string) => `Hi ${name}` })
  expect(say('Ada')).toBe('Hi Ada')
})

test('behavior: a table accepts additional keys', () => {
  const table = { errors: { 4001: 'No' }, say }
  const merged = mergeStrings(table, { errors: { OWN: 'Own' }, more: 'More' })
  expect(merged).toEqual({ errors: { 4001: 'No', OWN: 'Own' }, say })
})

test.each([
  { open: undefined },
  { open: null },
  { open: () => 'Open' },
  { say: 'Hello' },
  { group: 'all' },
  { group: null },
  { group: { deep: [] } },
  { list: { title: 'One' } },
  { other: 'Not there' },
  JSON.parse('{ "__proto__": { "open": "Polluted" } }'),
  [],
])('behavior: values of another type are ignored, %#', (own) => {
  expect(mergeStrings(strings, own)).toEqual(strings)
})
