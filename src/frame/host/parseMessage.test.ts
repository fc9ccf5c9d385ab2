import { expect, test } from 'vitest'

import { parseMessage } from './parseMessage.js'

test('default: returns the output of the schema', () => {
  expect(parseMessage('CONNECT_OTP', { otp: '1', more: 1 })).toEqual({
    otp: '1',
  })
  expect(parseMessage('CONNECT_DEVICE', { more: 1 })).toBeUndefined()
})

test.each(['CONNECT_EMAIL', 'UPDATE_EMAIL'] as const)(
  'error: %s with an invalid email',
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

test('error: reports what is wrong and where', () => {
  expect(() => parseMessage('CONNECT_OTP', { otp: 1 })).toThrow(
    expect.objectContaining({
      name: 'HostError',
      message: 'otp: Expected string received number',
      code: -32602,
    }),
  )
})
