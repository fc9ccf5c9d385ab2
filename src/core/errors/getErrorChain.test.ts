import { describe, expect, test } from 'vitest'
import { getErrorChain } from './getErrorChain.js'

describe('getErrorChain', () => {
  test('default', () => {
    const inner = new Error('inner')
    const middle = { cause: inner }
    const outer = new Error('outer', { cause: middle })
    expect(getErrorChain(outer)).toEqual([outer, middle, inner])
  })

  test('behavior: stops at a limit', () => {
    expect(getErrorChain(undefined)).toEqual([])
    expect(getErrorChain(null)).toEqual([])
    expect(getErrorChain('text')).toEqual(['text'])
    const circle: { cause?: unknown } = {}
    circle.cause = circle
    expect(getErrorChain(circle)).toHaveLength(32)
  })

  test('behavior: a getter that throws ends the chain', () => {
    const hostile = {
      get cause() {
        throw new Error('trap')
      },
    }
    expect(getErrorChain(hostile)).toHaveLength(1)
  })
})
