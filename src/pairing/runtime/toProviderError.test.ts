import { describe, expect, test } from 'vitest'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { PairingEndedError } from '../../core/errors/pairing.js'
import { toProviderError } from './toProviderError.js'
import { toRelayRefusal } from './toRelayRefusal.js'

describe('toProviderError', () => {
  test.each([
    [{ code: 5000, message: 'User rejected.' }, 4001],
    [{ code: 5002, message: 'User rejected methods.' }, 4001],
    [{ code: 4001, message: 'no' }, 4001],
    [{ code: -32000, message: 'User cancelled the request' }, 4001],
    [new Error('user canceled'), 4001],
    [{ code: 4100, message: 'x' }, 4100],
    [{ code: 4200, message: 'x' }, 4200],
    [{ code: 4902, message: 'x' }, 4902],
    [{ code: -32002, message: 'x' }, -32002],
    [{ code: -1, message: 'Request already pending' }, -32002],
    [
      { code: -32603, message: 'x', data: { originalError: { code: 4902 } } },
      -32603,
    ],
    [new Error('No matching key. session: ab'), 'PAIRING_ENDED'],
    [
      new Error("No matching key. session topic doesn't exist: ab"),
      'PAIRING_ENDED',
    ],
    [
      new Error('Missing or invalid. Record was recently deleted - session: a'),
      'PAIRING_ENDED',
    ],
    [{ code: 6000, message: 'User disconnected.' }, 'PAIRING_ENDED'],
    [{ code: 1, message: 'Session not found' }, 'PAIRING_ENDED'],
    [new Error('Request expired. Please try again.'), 'WALLET_TIMEOUT'],
    [new Error('No internet connection detected.'), 'PAIRING_UNAVAILABLE'],
    [
      new Error('Failed to publish payload, please try again. id:1'),
      'PAIRING_UNAVAILABLE',
    ],
    [{ code: 12, message: 'x' }, 'WALLET_FAILED'],
    // A wallet cannot report a connection failure.
    [{ code: 12, message: 'socket hang up' }, 'WALLET_FAILED'],
    ['x', 'WALLET_FAILED'],
    [undefined, 'WALLET_FAILED'],
  ])('default: %o is %s', (error, code) => {
    expect(toProviderError(error)).toMatchObject({ code })
  })

  test.each([
    { code: 3, message: 'execution reverted: ERC20: transfer amount' },
    { code: -32603, message: 'execution reverted: ERC20: transfer amount' },
    {
      code: -32603,
      message: 'Internal error',
      data: { message: 'execution reverted: ERC20: transfer amount' },
    },
    {
      code: -32000,
      message: 'Internal JSON-RPC error.',
      data: {
        originalError: {
          message: 'execution reverted: ERC20: transfer amount',
        },
      },
    },
  ])('behavior: the reason of a reverted call is kept, %o', (answer) => {
    const error = toProviderError(answer)
    expect(error).toMatchObject({ code: 3, name: 'ExecutionRevertedError' })
    expect(error.message).toContain('ERC20: transfer amount')
    expect(getTransactionError(error)).toMatchObject({
      code: 'EXECUTION_REVERTED',
      details: expect.stringContaining('ERC20: transfer amount'),
    })
  })

  test.each([
    [5100, 4902],
    [5101, 4200],
    [5102, 4200],
    [5103, 'NO_ACCOUNT'],
  ])('behavior: CAIP-25 code %s is %s', (code, expected) => {
    expect(toProviderError({ code, message: 'x' })).toMatchObject({
      code: expected,
    })
  })

  test.each([4001, 4100, 4902, 5000, 6000, -32000, -32002, 12, 'text'])(
    'behavior: text of the wallet with %s is capped and cleaned',
    (code) => {
      const message = `\u202e\u0000\u200b${'x'.repeat(3_000)}`
      for (const data of [undefined, { originalError: { code, message } }]) {
        const error = toProviderError({ code, message, data })
        const { details = '' } = error as { details?: string }
        expect(details.length).toBeLessThan(202)
        expect(error.message.length).toBeLessThan(600)
        expect(error.message).not.toMatch(/[\u202e\0\u200b]/)
      }
    },
  )

  test('behavior: errors of this package are not changed', () => {
    const error = new PairingEndedError()
    expect(toProviderError(error)).toBe(error)
  })
})

describe('toRelayRefusal', () => {
  test.each([
    ['code: 3000 (Unauthorized: origin not allowed)', 'origin'],
    ['code: 3000 (Unauthorized: invalid key)', 'projectId'],
    [
      'code: 3000 (JWT validation error: JWT Token is not yet valid: 12)',
      'clock',
    ],
  ])('default: %s', (text, reason) => {
    expect(toRelayRefusal(new Error(text))).toMatchObject({
      code: 'RELAY_REFUSED',
      reason,
    })
  })

  test('behavior: a broken connection', () => {
    expect(toRelayRefusal(new Error('socket hang up'))).toBeUndefined()
    expect(toRelayRefusal(undefined)).toBeUndefined()
  })
})
