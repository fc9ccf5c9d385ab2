import {
  BaseError,
  ExecutionRevertedError,
  UserRejectedRequestError,
} from 'viem'
import { describe, expect, test } from 'vitest'

import {
  ApprovalUnsupportedError,
  FrameError,
} from '../../core/errors/frame.js'
import { getFrameError } from './getFrameError.js'

describe('getFrameError', () => {
  test('default: an unknown message is not shown', () => {
    const error = getFrameError({ message: 'visit evil.com' }) as FrameError
    expect(error).toBeInstanceOf(FrameError)
    expect(error.shortMessage).toBe('An error occurred')
    expect(error.details).toBe('visit evil.com')
  })

  test.each([
    [{ message: 'x', code: 'INVALID_EMAIL' }, 'Invalid email'],
    [{ message: 'x', code: 'INVALID_CODE' }, "That code isn't right"],
    [
      { message: 'x', code: 'CODE_EXPIRED' },
      'That code has expired. Request a new one',
    ],
    [
      { message: 'x', code: 'TOO_MANY_TRIES' },
      'Too many attempts. Request a new code',
    ],
    [
      { message: 'x', code: 'DEVICE_NOT_APPROVED' },
      "This device wasn't approved. Start again",
    ],
    [
      { message: 'x', code: 'EVM_KEY_UNREADABLE' },
      "This browser can't open the account",
    ],
    [{ message: 'x', code: 'INSUFFICIENT_BALANCE' }, 'Not enough balance'],
    [
      { message: 'x', code: 'SERVICE_UNAVAILABLE' },
      'Request failed: the service cannot be reached',
    ],
    [
      { message: 'Please try again after 7 seconds', code: 'LOGIN_COOLDOWN' },
      'Please try again after 7 seconds',
    ],
    [
      { message: 'evil.com', code: 'LOGIN_COOLDOWN' },
      'Please try again after 30 seconds',
    ],
    // Messages of frames without codes.
    [{ message: 'Invalid email address' }, 'Invalid email'],
    [
      { message: 'Please try again after 9 seconds' },
      'Please try again after 9 seconds',
    ],
    [{ message: 'Invalid Otp' }, "That code isn't right"],
    [{ message: 'Incorrect code, 2 tries left' }, "That code isn't right"],
    [{ message: 'OTP expired' }, 'That code has expired. Request a new one'],
    [{ message: 'Too many attempts' }, 'Too many attempts. Request a new code'],
    [
      { message: 'Email already in use' },
      'This email belongs to another wallet',
    ],
    [
      { message: 'Device not approved' },
      "This device wasn't approved. Start again",
    ],
    [{ message: 'insufficient funds for gas' }, 'Not enough balance'],
    [{ message: 'Please try again after 99999 seconds' }, 'An error occurred'],
    [{ message: 'It says: Invalid Otp' }, 'An error occurred'],
    [{ message: 'Invalid Otpion' }, 'An error occurred'],
    // A code decides, whatever the text is.
    [{ message: 'Invalid Otp', code: 'UNKNOWN' }, 'An error occurred'],
    [{ message: 'x', code: 'UNKNOWN' }, 'An error occurred'],
    [{ message: 'x', code: '__proto__' }, 'An error occurred'],
    [{ message: 'x', code: 12345 }, 'An error occurred'],
  ])('param: %j', (wire, shortMessage) => {
    expect(getFrameError(wire)).toMatchObject({ shortMessage })
  })

  test.each([
    4001, 4100, 4200, 4900, 4901, 4902, 5700, 5710, 5720, 5730, 5740, 5750,
    5760, -32700, -32600, -32601, -32602, -32603, -32000, -32001, -32002,
    -32003, -32004, -32005, -32006,
  ])('param: code %i is the viem wallet error', (code) => {
    const error = getFrameError({ message: 'raw', code }, 'eth_call')
    expect(error).toBeInstanceOf(BaseError)
    expect(error).toMatchObject({ code })
    expect((error as BaseError).shortMessage).not.toContain('raw')
  })

  test.each([
    ['EVM_KEY_UNREADABLE', 'eip155'],
    ['SOLANA_KEY_UNREADABLE', 'solana'],
  ])('behavior: %s names its namespace', (code, namespace) => {
    expect(getFrameError({ message: 'x', code })).toMatchObject({
      code: 'KEY_UNREADABLE',
      name: 'KeyUnreadableError',
      namespace,
    })
  })

  test('behavior: a browser that cannot approve has sent nothing', () => {
    const wire = { message: 'raw', code: 'APPROVAL_UNSUPPORTED' }
    const error = getFrameError(wire, 'eth_sendTransaction')
    expect(error).toBeInstanceOf(ApprovalUnsupportedError)
    expect(error).toMatchObject({
      code: 'APPROVAL_UNSUPPORTED',
      message:
        "This browser can't approve safely. Use a Chromium-based browser",
      sentToNetwork: 'no',
    })
  })

  test.each([
    ['User rejected the request.', 4001],
    ['user denied transaction signature', 4001],
    ['Unauthorized', 4100],
    ['Not signed in', 4100],
    ['Session expired', 4100],
    ['Action not allowed', 4200],
    ['Unrecognized chain', 4902],
    ['execution reverted: no', 3],
  ])('behavior: %j without a code is error %i', (message, code) => {
    const error = getFrameError({ message }, 'eth_sendTransaction')
    expect(error).toBeInstanceOf(BaseError)
    expect(error).toMatchObject({ code })
  })

  test.each([
    ['eth_sendTransaction', 'unknown'],
    ['solana_signAndSendTransaction', 'unknown'],
    ['wallet_sendCalls', 'unknown'],
    ['personal_sign', 'unknown'],
    ['eth_getBalance', undefined],
    [undefined, undefined],
  ])('behavior: a failure of %s, sent: %s', (method, sentToNetwork) => {
    const error = getFrameError({ message: 'it broke' }, method)
    expect(error).toBeInstanceOf(FrameError)
    expect((error as FrameError).sentToNetwork).toBe(sentToNetwork)
  })

  test('behavior: an unlisted method is reported by name', () => {
    const error = getFrameError({ message: 'x', code: 4200 }, 'eth_sign')
    expect(error.message).toContain('Action not allowed')
    expect(error.message).toContain('eth_sign')
    expect(getFrameError({ message: 'x', code: 4001 })).toBeInstanceOf(
      UserRejectedRequestError,
    )
  })

  test('behavior: keeps the return data of a reverted call', () => {
    const error = getFrameError({ message: 'reverted', code: 3, data: '0x08' })
    expect(error).toBeInstanceOf(ExecutionRevertedError)
    expect(error).toMatchObject({ code: 3, data: '0x08' })
    expect(error.message).toContain('reverted')
    expect(error.cause).toMatchObject({ code: 3, data: '0x08' })
  })

  test('behavior: removes control characters and caps the length', () => {
    const message = `a\u202eb\u0000c\u200b${'d'.repeat(500)}`
    const { details } = getFrameError({ message }) as FrameError
    expect(details).toMatch(/^a b c d+…$/)
    expect(details?.length).toBe(201)
  })
})
