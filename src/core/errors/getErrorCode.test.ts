import { BaseError, UserRejectedRequestError } from 'viem'
import { expect, test } from 'vitest'
import { KitError } from './base.js'
import { FrameNotSetError } from './frame.js'
import { getErrorCode } from './getErrorCode.js'
import { getMoneyState } from './getMoneyState.js'
import { TransactionUnknownError } from './transaction.js'

const declined = new UserRejectedRequestError(new Error('no'))

test('default', () => {
  expect(getErrorCode(new FrameNotSetError())).toBe('FRAME_NOT_SET')
  expect(getErrorCode({ code: -32002, message: 'busy' })).toBe(-32002)
})

test('behavior: a nested user rejection takes precedence', () => {
  const outer = new BaseError('outer', { cause: declined })
  expect(getErrorCode(outer)).toBe(4001)
  expect(getErrorCode({ code: -32603, error: { code: 4001 } })).toBe(4001)
  expect(getErrorCode({ code: 5000 })).toBe(4001)
})

test('behavior: the code of a KitError takes precedence over its cause', () => {
  const error = new KitError('Failed to disconnect', {
    code: 'DISCONNECT_FAILED',
    cause: declined,
  })
  expect(getErrorCode(error)).toBe('DISCONNECT_FAILED')
  expect(getErrorCode(new Error('outer', { cause: error }))).toBe(4001)
})

test('behavior: no code', () => {
  const circle: { cause?: unknown } = {}
  circle.cause = circle
  for (const value of [undefined, null, 'text', circle, { code: -1 }])
    expect(getErrorCode(value)).toBeUndefined()
})

test('behavior: money state', () => {
  expect(getMoneyState(declined)).toBe('no')
  expect(getMoneyState({ code: -32602 })).toBe('no')
  expect(getMoneyState(new FrameNotSetError())).toBe('no')
  // The nested rejection belongs to another request.
  const lost = new TransactionUnknownError({ cause: declined })
  expect(getMoneyState(lost)).toBe('unknown')
  expect(getMoneyState({ code: -32603 })).toBeUndefined()
  expect(getMoneyState(new Error('anything'))).toBeUndefined()
})
