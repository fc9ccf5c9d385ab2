import { expect, test } from 'vitest'
import { SolanaError } from '../core/errors/solana.js'
import { toKitError } from './toKitError.js'

const answer = Object.assign(new Error('Node is behind'), {
  code: -32005,
  name: 'SolanaJSONRPCError',
})

test.each([
  [new Error('429 Too Many Requests: slow down'), 'REQUEST_FAILED', 429],
  [new Error('failed to get x: Error: 503 Down: '), 'REQUEST_FAILED', 503],
  [Object.assign(new Error('busy'), { code: -32429 }), 'REQUEST_FAILED', 429],
  [new TypeError('Failed to fetch'), 'REQUEST_FAILED', undefined],
  [new TypeError('Load failed'), 'REQUEST_FAILED', undefined],
  [
    new Error('failed to: TypeError: fetch failed'),
    'REQUEST_FAILED',
    undefined,
  ],
  [new SyntaxError('Unexpected token <'), 'RESPONSE_INVALID', undefined],
  [
    Object.assign(new TypeError('At path: id'), { failures: () => [] }),
    'RESPONSE_INVALID',
    undefined,
  ],
  [new Error('failed: StructError: x'), 'RESPONSE_INVALID', undefined],
  [answer, 'RPC_REQUEST_FAILED', undefined],
  [new Error('Anything'), 'UNKNOWN', undefined],
])('default: %s', (error, code, status) => {
  const found = toKitError(error)
  expect(found).toMatchObject({ code })
  expect((found as { status?: number }).status).toBe(status)
})

test('behavior: keeps known errors', () => {
  const error = new SolanaError({ code: 'TRANSACTION_EXPIRED' })
  expect(toKitError(error)).toBe(error)
  expect(toKitError(new Error('Outer', { cause: error }))).toBe(error)
})
