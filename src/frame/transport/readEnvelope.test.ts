import { describe, expect, test } from 'vitest'

import { readEnvelope } from './readEnvelope.js'

describe('readEnvelope', () => {
  test('default: the three members, in a new object', () => {
    const data = { type: 't', payload: { a: 1 }, id: 'i', more: true }
    const envelope = readEnvelope(data)
    expect(envelope).toStrictEqual({ type: 't', payload: { a: 1 }, id: 'i' })
    expect(envelope).not.toBe(data)
  })

  test('behavior: payload and id may be missing', () => {
    expect(readEnvelope({ type: '' })).toEqual({ type: '' })
    expect(readEnvelope({ type: 't', id: '' })).toEqual({ type: 't', id: '' })
  })

  test('behavior: each member is read only once, so it cannot change', () => {
    const reads: string[] = []
    const data = new Proxy(
      {},
      {
        get(_, key) {
          reads.push(String(key))
          return String(key)
        },
      },
    )
    expect(readEnvelope(data)).toEqual({
      type: 'type',
      payload: 'payload',
      id: 'id',
    })
    expect(reads.sort()).toEqual(['id', 'payload', 'type'])
  })

  test.each([
    ['undefined', undefined],
    ['null', null],
    ['text', 'type'],
    ['text with a type', Object.assign(() => {}, { type: 't' })],
    ['a number', 1],
    ['an empty object', {}],
    ['a list', ['type']],
    ['a type that is no text', { type: { toString: () => 't' } }],
    ['a type that is a String object', { type: Object('t') }],
    ['an id that is null', { type: 't', id: null }],
    ['an id that is a number', { type: 't', id: 1 }],
    [
      'a getter that throws',
      {
        type: 't',
        get payload(): never {
          throw new Error('no')
        },
      },
    ],
  ])('error: %s is no message', (_, data) => {
    expect(readEnvelope(data)).toBeUndefined()
  })
})
