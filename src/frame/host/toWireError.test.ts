import { BaseError } from 'viem'
import { describe, expect, test } from 'vitest'

import { HostError } from './HostError.js'
import { toWireError } from './toWireError.js'

/** Wraps an error in this many others. */
function wrap(error: unknown, depth: number) {
  let outer = error
  for (let count = 0; count < depth; count++)
    outer = new Error('outer', { cause: outer })
  return outer
}

describe('toWireError', () => {
  test('default: only message, code and data', () => {
    const error = new HostError({
      message: 'm',
      code: 'INVALID_CODE',
      data: '0xdead',
      cause: new Error('inner'),
    })
    expect(toWireError(error)).toEqual({
      message: 'm',
      code: 'INVALID_CODE',
      data: '0xdead',
    })
    expect(error).toMatchObject({ name: 'HostError' })
    expect(error.cause).toEqual(new Error('inner'))
    expect(Object.hasOwn(new HostError({ message: 'm' }), 'cause')).toBe(false)
  })

  test('behavior: the message of the node comes first', () => {
    const error = new BaseError('short', { details: 'details' })
    expect(toWireError(error).message).toBe('details')
    expect(toWireError(new BaseError('short')).message).toBe('short')
    expect(toWireError({ details: '', shortMessage: 1, message: 'm' })).toEqual(
      {
        message: 'm',
      },
    )
  })

  test.each([
    ['text', 'text'],
    [undefined, 'An error occurred'],
    [null, 'An error occurred'],
    [7, 'An error occurred'],
    ['', 'An error occurred'],
    [{}, 'An error occurred'],
    [{ message: { toString: String } }, 'An error occurred'],
    [new Error('first\nsecond'), 'first'],
    [new Error('\nsecond'), ''],
    [new Error('a'.repeat(501)), 'a'.repeat(500)],
  ])('default: the message of %j', (error, message) => {
    expect(toWireError(error)).toEqual({ message })
  })

  test.each([
    [4001, true],
    [-32_602, true],
    [0, true],
    ['OK', true],
    ['A1_B', true],
    [`A${'B'.repeat(63)}`, true],
    [`A${'B'.repeat(64)}`, false],
    ['A', false],
    ['', false],
    ['invalid_code', false],
    ['aINVALID', false],
    ['INVALIDa', false],
    ['1A', false],
    ['INVALID CODE', false],
    [1.5, false],
    [Number.NaN, false],
    [true, false],
    [['OK'], false],
  ])('param: code %j', (code, isTold) => {
    const told = isTold ? { code } : {}
    expect(toWireError({ message: 'm', code })).toEqual({
      message: 'm',
      ...told,
    })
  })

  test.each([
    ['0x', true],
    ['0xdeadBEEF', true],
    [`0x${'0'.repeat(65_534)}`, true],
    [`0x${'0'.repeat(65_535)}`, false],
    ['dead', false],
    ['0xg', false],
    ['a0x00', false],
    ['0x00g', false],
    [{ length: 1 }, false],
    [['0x'], false],
    [7, false],
  ])('param: data %j', (data, isTold) => {
    const told = isTold ? { data } : {}
    expect(toWireError({ message: 'm', data })).toEqual({
      message: 'm',
      ...told,
    })
  })

  test('behavior: the outermost code and data win', () => {
    const inner = { code: 3, data: '0x01' }
    const middle = { code: 4, cause: inner }
    expect(toWireError({ message: 'm', data: 'x', cause: middle })).toEqual({
      message: 'm',
      code: 4,
      data: '0x01',
    })
    expect(toWireError({ message: 'm', data: '0x', cause: middle })).toEqual({
      message: 'm',
      code: 4,
      data: '0x',
    })
  })

  test('behavior: reads ten causes, and stops at a circular one', () => {
    expect(toWireError(wrap({ code: 3 }, 9))).toMatchObject({ code: 3 })
    expect(toWireError(wrap({ code: 3 }, 10))).not.toHaveProperty('code')
    const circle = new Error('m')
    circle.cause = circle
    expect(toWireError(circle)).toEqual({ message: 'm' })
    expect(toWireError(wrap('text', 1))).toEqual({ message: 'outer' })
    expect(toWireError(wrap(null, 1))).toEqual({ message: 'outer' })
  })
})
