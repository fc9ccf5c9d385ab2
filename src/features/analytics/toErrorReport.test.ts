import { UserRejectedRequestError } from 'viem'
import { expect, test } from 'vitest'
import {
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
} from '../../core/errors/api.js'
import { KitError } from '../../core/errors/base.js'
import { FrameLoadError } from '../../core/errors/frameLoad.js'
import { ConnectionAbortedError } from '../../core/errors/pairing.js'
import { stripUserData } from './stripUserData.js'
import { toErrorReport } from './toErrorReport.js'

test('default: class, code, short message and stack of an own error', () => {
  const report = toErrorReport(new ApiTimeoutError({ details: 'secret' }))
  expect(report).toMatchObject({
    category: 'API_ERROR',
    code: 'REQUEST_TIMED_OUT',
    message: 'Request timed out: the service took too long to respond',
    name: 'ApiTimeoutError',
  })
  expect(report?.stack).toMatch(/^at [\w$.<>]+(:\d+:\d+)?(\n|$)/)
  expect(JSON.stringify(report)).not.toMatch(/secret|\/|file:|node_modules/)
})

test.each([
  ['API_ERROR', new ApiRequestError({ status: 500 })],
  ['DATA_PARSING_ERROR', new ApiResponseError()],
  ['SECURE_SITE_ERROR', new FrameLoadError()],
  ['INTERNAL_SDK_ERROR', new KitError('Something', { code: 'UNKNOWN' })],
  ['INTERNAL_SDK_ERROR', new TypeError('x is not a function')],
  ['INTERNAL_SDK_ERROR', 'a text'],
])('behavior: category %s', (category, error) => {
  expect(toErrorReport(error)?.category).toBe(category)
})

test('behavior: of an error from elsewhere, only its class and code', () => {
  const error = Object.assign(new TypeError('ada@example.com'), { code: 7 })
  expect(toErrorReport(error)).toEqual({
    category: 'INTERNAL_SDK_ERROR',
    code: '7',
    name: 'TypeError',
  })
})

test('behavior: a name that is a text, and a code that is one, are dropped', () => {
  const error = Object.assign(new Error('x'), {
    code: 'ada@example.com',
    name: 'wc:1@2 0xabc',
  })
  expect(toErrorReport(error)).toEqual({
    category: 'INTERNAL_SDK_ERROR',
    code: 'UNKNOWN',
    name: 'Error',
  })
})

test.each([
  [
    {
      name: '4c0883a69102937d6231471b5dbb6204fe512961708279feb18d3a1d2a5f6c3d',
    },
  ],
  [{ name: 'Ada_Lovelace' }],
  [{ code: 'JBSWY3DPEHPK3PXP' }],
  [{ code: 'X'.repeat(65) }],
  [{ code: 123456 }],
])('behavior: an error that carries %o', (members) => {
  expect(toErrorReport(Object.assign(new Error('x'), members))).toEqual({
    category: 'INTERNAL_SDK_ERROR',
    code: 'UNKNOWN',
    name: 'Error',
  })
})

test('behavior: functions that are named after an address', () => {
  const error = new KitError('x', { code: 'UNKNOWN' })
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
  error.stack = `KitError: x\n    at Object.${address} (https://a.example/b.js?c:1:2)\n    at send (x.js:3:4)`
  expect(toErrorReport(error)?.stack).toBe('at anonymous:1:2\nat send:3:4')
})

test.each([
  ['a rejection', new UserRejectedRequestError(new Error('no'))],
  ['a nested rejection', { data: { originalError: { code: 4001 } } }],
  ['cancelled work', new ConnectionAbortedError()],
])('behavior: %s is no failure', (_, error) => {
  expect(toErrorReport(error)).toBeUndefined()
})

test('behavior: short messages lose user data', () => {
  const error = new KitError(
    'ada@example.com sent 1.2345 to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    { code: 'X' },
  )
  expect(toErrorReport(error)?.message).toBe('[email] sent [number] to [hex]')
})

test.each([
  ['ada@example.com', '[email]'],
  ['mail ada%40example.com now', 'mail [email] now'],
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', '[hex]'],
  ['9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', '[id]'],
  ['code 123456', 'code [number]'],
  ['code 123 456', 'code [number]'],
  ['wc:8a5e5bdc@2?relay-protocol=irn&symKey=00ff', '[uri]'],
  [
    'GET https://rpc.example/v1/0xabc?key=1#a failed',
    'GET https://rpc.example failed',
  ],
  ['vitalik.eth is taken', '[name] is taken'],
  ['eyJhbGciOi.eyJzdWIi.c2ln', '[token]'],
  ['chain eip155:1 is not supported', 'chain eip155:1 is not supported'],
])('behavior: stripUserData %s', (text, stripped) => {
  expect(stripUserData(text)).toBe(stripped)
})
