import {
  HttpRequestError,
  RpcRequestError,
  TimeoutError,
  UnknownRpcError,
  UserRejectedRequestError,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { ApiError, ApiRequestError, ApiTimeoutError } from './api.js'
import { KitError } from './base.js'
import { getKitError } from './getKitError.js'
import { LoginRequiredError } from './login.js'
import { TransactionUnknownError } from './transaction.js'

describe('getKitError', () => {
  test('default', () => {
    const cause = new TypeError('x is not a function')
    const error = getKitError(cause)
    expect(error).toBeInstanceOf(KitError)
    expect(error).toMatchObject({
      code: 'UNKNOWN',
      shortMessage: 'Something went wrong',
      details: 'x is not a function',
    })
    expect(error.cause).toBe(cause)
  })

  test('behavior: returns a KitError as is, directly or among causes', () => {
    const error = new LoginRequiredError()
    expect(getKitError(error)).toBe(error)
    expect(getKitError(new UnknownRpcError(error))).toBe(error)
  })

  test('behavior: returns a KitError caused by a user rejection as is', () => {
    const cause = new UserRejectedRequestError(new Error('no'))
    const error = new TransactionUnknownError({ cause })
    expect(getKitError(error)).toBe(error)
  })

  test('behavior: returns wallet errors as is', () => {
    const rejection = new UserRejectedRequestError(new Error('no'))
    expect(getKitError(rejection)).toBe(rejection)
    expect(getKitError(new Error('outer', { cause: rejection }))).toBe(
      rejection,
    )
    expect(getKitError({ code: 4100, message: 'x' })).toMatchObject({
      name: 'UnauthorizedProviderError',
    })
  })

  test('behavior: an extension that was updated needs a reload', () => {
    const error = new Error('Extension context invalidated.')
    for (const thrown of [
      error,
      new Error('outer', { cause: error }),
      { code: -32603, message: error.message },
    ])
      expect(getKitError(thrown)).toMatchObject({
        code: 'WALLET_UPDATED',
        shortMessage: 'Your wallet was updated. Reload this page to use it',
      })
  })

  test('behavior: a user rejection takes precedence over its KitError cause', () => {
    const rejection = new UserRejectedRequestError(new LoginRequiredError())
    expect(getKitError(new Error('outer', { cause: rejection }))).toBe(
      rejection,
    )
  })

  test('behavior: transport failures', () => {
    const http = new HttpRequestError({ url: 'http://localhost', status: 503 })
    expect(getKitError(new Error('outer', { cause: http }))).toMatchObject({
      code: 'REQUEST_FAILED',
      status: 503,
      shortMessage: 'Request failed: the service responded with status 503',
    })
    expect(getKitError(http)).toBeInstanceOf(ApiRequestError)
    const timeout = new TimeoutError({ body: {}, url: 'http://localhost' })
    expect(getKitError(timeout)).toBeInstanceOf(ApiTimeoutError)
    expect(getKitError(timeout).cause).toBe(timeout)
    const rpc = new RpcRequestError({
      body: {},
      error: { code: 99, message: 'odd' },
      url: 'http://localhost',
    })
    expect(getKitError(rpc)).toBeInstanceOf(ApiError)
    expect(getKitError(rpc)).toMatchObject({
      code: 'RPC_REQUEST_FAILED',
      shortMessage: 'RPC request failed',
      details: 'odd',
    })
  })

  test('behavior: an abort', () => {
    const error = getKitError(new DOMException('gone', 'AbortError'))
    expect(error).toMatchObject({
      code: 'ABORTED',
      shortMessage: 'Request was aborted',
    })
  })

  test.each(['text', null, undefined, 0, {}, Symbol('x'), () => {}])(
    'behavior: anything can be thrown: %s',
    (thrown) => {
      const error = getKitError(thrown)
      expect(error).toBeInstanceOf(KitError)
      expect(error.cause).toBe(thrown ?? error.cause)
      expect(error.details).toBe(thrown === 'text' ? 'text' : undefined)
    },
  )
})
