import { describe, expect, test } from 'vitest'
import { KitError } from './base.js'

describe('KitError', () => {
  test('default', () => {
    const cause = new Error('beneath')
    const error = new KitError('It failed', {
      code: 'FAILED',
      cause,
      details: 'more',
      sentToNetwork: 'no',
    })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'KitError',
      code: 'FAILED',
      shortMessage: 'It failed',
      details: 'more',
      sentToNetwork: 'no',
      message: 'It failed\n\nDetails: more',
    })
    expect(error.cause).toBe(cause)
  })

  test('behavior: details are truncated and sanitized', () => {
    const foreign = `a\u0000b\u202ec\u200bd\ne${'x'.repeat(1_000)}`
    const { details = '' } = new KitError('x', { code: 'X', details: foreign })
    expect(details.startsWith('a b c d ex')).toBe(true)
    expect(details).toHaveLength(201)
  })

  test('behavior: walk', () => {
    const cause = new TypeError('beneath')
    const error = new KitError('It failed', { code: 'FAILED', cause })
    expect(error.walk((item) => item instanceof TypeError)).toBe(cause)
    expect(error.walk((item) => item instanceof RangeError)).toBe(null)
    expect(error.walk()).toBe(cause)
  })

  test('behavior: walk stops in a circular chain', () => {
    const cause = new Error('a')
    cause.cause = cause
    const error = new KitError('It failed', { code: 'FAILED', cause })
    expect(error.walk(() => false)).toBe(null)
  })
})
