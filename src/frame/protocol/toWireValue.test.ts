import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

import { toWireValue } from './toWireValue.js'

/** Nests a value in this many lists or objects. */
const nest = (depth: number, wrap: (value: unknown) => unknown) => {
  let value: unknown = 1n
  for (let count = 0; count < depth; count++) value = wrap(value)
  return value
}

describe('toWireValue', () => {
  test.each([
    [0n, '0x0'],
    [255n, '0xff'],
    [-255n, '-0xff'],
    [2n ** 256n - 1n, `0x${'f'.repeat(64)}`],
  ])('default: %s is %s', (value, hex) => {
    expect(toWireValue(value)).toBe(hex)
  })

  test('behavior: copies lists and objects deeply', () => {
    const inner = { c: 2n }
    const value = { a: [1n, [inner]], b: null, d: undefined, e: 'x', f: true }
    const copy = toWireValue(value)
    expect(copy).toEqual({
      a: ['0x1', [{ c: '0x2' }]],
      b: null,
      d: undefined,
      e: 'x',
      f: true,
    })
    expect(inner).toEqual({ c: 2n })
    expect(toWireValue(Object.assign(Object.create(null), { a: 1n }))).toEqual({
      a: '0x1',
    })
  })

  test('behavior: a key such as `__proto__` stays a key', () => {
    const value = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}')
    const copy = toWireValue(value) as Record<string, unknown>
    expect(Object.getPrototypeOf(copy)).toBeNull()
    expect(Object.keys(copy)).toEqual(['__proto__', 'constructor'])
    expect(copy.isAdmin).toBeUndefined()
  })

  test('behavior: an object of another realm is copied', () => {
    expect(toWireValue(runInNewContext('({ a: [1n] })'))).toEqual({
      a: ['0x1'],
    })
  })

  test.each([
    ['a date', new Date(0)],
    ['a Map', new Map([['a', 1n]])],
    ['bytes', new Uint8Array([1])],
    ['a function', () => 1n],
    ['text', '1'],
    ['null', null],
    ['undefined', undefined],
  ])('behavior: %s is not changed', (_, value) => {
    expect(toWireValue(value)).toBe(value)
  })

  test.each<[string, (value: unknown) => unknown]>([
    ['lists', (value) => [value]],
    ['objects', (value) => ({ value })],
  ])('error: more than 64 %s', (_, wrap) => {
    expect(() => toWireValue(nest(64, wrap))).not.toThrow()
    expect(() => toWireValue(nest(65, wrap))).toThrow(
      new RangeError('The value is nested too deeply'),
    )
  })

  test('error: a circular reference', () => {
    const list: unknown[] = []
    list.push({ list })
    expect(() => toWireValue(list)).toThrow('The value is nested too deeply')
  })
})
