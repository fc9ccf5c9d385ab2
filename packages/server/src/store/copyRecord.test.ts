// @vitest-environment node
import { expect, test } from 'vitest'
import { copyRecord } from './copyRecord.js'

const record = {
  devices: ['one', 'two'],
  moments: { a: [1, 2], b: [3, null] },
  name: undefined,
}

test('default', () => {
  const copied = copyRecord(record)
  expect(copied).toStrictEqual(record)
  copied.devices.push('three')
  copied.moments.a[0] = 9
  expect(record.devices).toEqual(['one', 'two'])
  expect(record.moments.a).toEqual([1, 2])
})

test.each([undefined, null, 'text', 1])(
  'behavior: %s stays what it is',
  (value) => {
    expect(copyRecord(value)).toBe(value)
  },
)

test('behavior: a field named __proto__ is a field', () => {
  const copied = copyRecord(JSON.parse('{"__proto__":{"isAdmin":true}}'))
  expect(Object.keys(copied)).toEqual(['__proto__'])
  expect(copied.isAdmin).toBe(undefined)
})
