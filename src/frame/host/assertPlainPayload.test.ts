import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

import { assertPlainPayload } from './assertPlainPayload.js'

const check = (payload: unknown, method?: string) => () =>
  assertPlainPayload(payload, { method })
const refusal = (what: string) =>
  expect.objectContaining({
    name: 'HostError',
    message: `The payload is ${what}`,
    code: -32602,
  })
const tooLarge = refusal('too large')
const nest = (depth: number, wrap: (value: unknown) => unknown) => {
  let value: unknown = 1
  for (let count = 0; count < depth; count++) value = wrap(value)
  return value
}
/** Returns strings of this total length, each within the string limit. */
const fill = (length: number) => {
  const texts = Array(Math.floor(length / 250_000)).fill('a'.repeat(250_000))
  return [...texts, 'a'.repeat(length % 250_000)]
}

describe('assertPlainPayload', () => {
  test.each([
    undefined,
    null,
    true,
    0,
    -1.5,
    '',
    'text',
    [],
    {},
    { a: [{ b: null }, undefined, false], c: 'd' },
  ])('default: %j', (payload) => {
    expect(check(payload)).not.toThrow()
    expect(() => assertPlainPayload(payload)).not.toThrow()
  })

  test.each([
    ['a bigint', 1n],
    ['no number', Number.NaN],
    ['an endless number', Infinity],
    ['a function', () => {}],
    ['a symbol', Symbol('a')],
    ['a Map', new Map()],
    ['a date', new Date(0)],
    ['bytes', new Uint8Array(1)],
    ['an object without prototype', Object.create(null)],
    ['an object with another prototype', Object.create({ a: 1 })],
  ])('error: %s is not JSON', (_, value) => {
    for (const payload of [value, [value], { a: { b: value } }])
      expect(check(payload)).toThrow(refusal('not JSON'))
  })

  test('default: objects of another realm', () => {
    const payload = runInNewContext('({ a: [{ b: 1 }] })')
    expect(Object.getPrototypeOf(payload)).not.toBe(Object.prototype)
    expect(check(payload)).not.toThrow()
    for (const value of ['new Map()', 'new (class A {})()'])
      expect(check(runInNewContext(value))).toThrow(refusal('not JSON'))
  })

  test.each(['__proto__', 'constructor', 'prototype'])(
    'error: key %s',
    (key) => {
      const poison = JSON.parse(`{"${key}":1}`)
      for (const payload of [poison, [{ a: poison }]])
        expect(check(payload)).toThrow(refusal('not allowed'))
      expect(check({ a: key })).not.toThrow()
    },
  )

  test.each<[string, (value: unknown) => unknown]>([
    ['lists', (value) => [value]],
    ['objects', (value) => ({ a: value })],
  ])('error: more than eight %s inside each other', (_, wrap) => {
    expect(check(nest(8, wrap))).not.toThrow()
    expect(check(nest(9, wrap))).toThrow(refusal('nested too deeply'))
  })

  test.each(['wallet_grantPermissions', 'wallet_revokePermissions'])(
    'param: method, %s carries an ABI with structs',
    (method) => {
      const wrap = (value: unknown) => [value]
      const checkAbi = (depth: number) => () =>
        assertPlainPayload(nest(depth, wrap), { method })
      expect(checkAbi(16)).not.toThrow()
      expect(checkAbi(17)).toThrow(refusal('nested too deeply'))
    },
  )

  test('error: a circular reference', () => {
    const list: unknown[] = []
    list.push(list)
    expect(check(list)).toThrow(refusal('nested too deeply'))
  })

  test('error: too many keys, too many items', () => {
    const toObject = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]))
    expect(check(toObject(256))).not.toThrow()
    expect(check(toObject(257))).toThrow(tooLarge)
    expect(check(Array(1_000).fill(0))).not.toThrow()
    expect(check(Array(1_001).fill(0))).toThrow(tooLarge)
  })

  test('error: a string that is too long', () => {
    const text = 'a'.repeat(262_144)
    for (const wrap of [
      (value: string) => value,
      (value: string) => [value],
      (value: string) => ({ a: { b: value } }),
    ]) {
      expect(check(wrap(text))).not.toThrow()
      expect(check(wrap(`${text}a`))).toThrow(tooLarge)
    }
  })

  test('error: too large in total', () => {
    const whole = 1_048_576
    // A list counts its items, an object the characters of its keys.
    expect(check([fill(whole - 6)])).not.toThrow()
    expect(check([fill(whole - 5)])).toThrow(tooLarge)
    expect(check({ abc: fill(whole - 8) })).not.toThrow()
    expect(check({ abc: fill(whole - 7) })).toThrow(tooLarge)
    expect(check({ a: fill(whole - 6), b: '' })).toThrow(tooLarge)
    const full = fill(whole - 7)
    expect(check([full, []])).not.toThrow()
    expect(check([full, [1]])).toThrow(tooLarge)
  })

  test.each(['data', 'input'])('error: %s exceeds 128 KiB', (key) => {
    const data = `0x${'00'.repeat(131_072)}`
    for (const method of [undefined, 'eth_call', 'eth_sendTransaction']) {
      expect(check({ [key]: data }, method)).not.toThrow()
      expect(check({ [key]: `${data}0` }, method)).toThrow(tooLarge)
    }
    expect(check([{ [key]: { deep: [data] } }])).not.toThrow()
    expect(check([{ [key]: { deep: [`${data}0`] } }])).toThrow(tooLarge)
  })

  test('behavior: blob data may be larger in methods that carry blobs', () => {
    const blob = `0x${'00'.repeat(761_855)}`
    const [sent, raw] = ['eth_sendTransaction', 'eth_sendRawTransaction']
    expect(check([{ blobs: [blob] }], sent)).not.toThrow()
    expect(check([{ blobs: [`${blob}0`] }], sent)).toThrow(tooLarge)
    expect(check([{ other: [blob] }], sent)).toThrow(tooLarge)
    expect(check([blob], sent)).toThrow(tooLarge)
    expect(check([blob], raw)).not.toThrow()
    expect(check([`${blob}0`], raw)).toThrow(tooLarge)
    for (const method of [undefined, 'eth_call']) {
      expect(check([blob], method)).toThrow(tooLarge)
      expect(check([{ blobs: [blob] }], method)).toThrow(tooLarge)
    }
  })

  test.each(['eth_sendTransaction', 'eth_sendRawTransaction'])(
    'behavior: %s allows blob data on top of the total limit',
    (method) => {
      const rest = 1_048_576 + 2 + 2 * 761_855
      expect(check([fill(rest - 12)], method)).not.toThrow()
      expect(check([fill(rest)], method)).toThrow(tooLarge)
      expect(check([fill(1_048_576)], 'eth_call')).toThrow(tooLarge)
    },
  )
})
