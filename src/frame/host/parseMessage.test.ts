import { expect, test } from 'vitest'

import { parseMessage } from './parseMessage.js'

test('default: what the schema hands out', () => {
  expect(parseMessage('CONNECT_OTP', { otp: '1', more: 1 })).toEqual({
    otp: '1',
  })
  expect(parseMessage('CONNECT_DEVICE', { more: 1 })).toBeUndefined()
})

test.each(['CONNECT_EMAIL', 'UPDATE_EMAIL'] as const)(
  'error: %s with a bad email',
  (name) => {
    expect(() => parseMessage(name, { email: 'no' })).toThrow(
      expect.objectContaining({
        name: 'HostError',
        message: 'Invalid email',
        code: 'INVALID_EMAIL',
      }),
    )
  },
)

test('error: what is wrong, and where', () => {
  expect(() => parseMessage('CONNECT_OTP', { otp: 1 })).toThrow(
    expect.objectContaining({
      name: 'HostError',
      message: 'otp: Expected string received number',
      code: -32602,
    }),
  )
})
