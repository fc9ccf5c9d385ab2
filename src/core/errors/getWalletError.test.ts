import {
  BaseError,
  InternalRpcError,
  RpcRequestError,
  SwitchChainError,
  UnauthorizedProviderError,
  UnknownRpcError,
  UserRejectedRequestError,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { getWalletError } from './getWalletError.js'

describe('getWalletError', () => {
  test('default: returns the viem instance nested in causes, unchanged', () => {
    const rejection = new UserRejectedRequestError(new Error('no'))
    const outer = new Error('outer', {
      cause: new BaseError('middle', { cause: rejection }),
    })
    expect(getWalletError(rejection)).toBe(rejection)
    expect(getWalletError(outer)).toBe(rejection)
  })

  test.each([
    [4001, 'UserRejectedRequestError'],
    [4100, 'UnauthorizedProviderError'],
    [4200, 'UnsupportedProviderMethodError'],
    [4900, 'ProviderDisconnectedError'],
    [4901, 'ChainDisconnectedError'],
    [4902, 'SwitchChainError'],
    [5000, 'UserRejectedRequestError'],
    [5700, 'UnsupportedNonOptionalCapabilityError'],
    [5710, 'UnsupportedChainIdError'],
    [5720, 'DuplicateIdError'],
    [5730, 'UnknownBundleIdError'],
    [5740, 'BundleTooLargeError'],
    [5750, 'AtomicReadyWalletRejectedUpgradeError'],
    [5760, 'AtomicityNotSupportedError'],
    [-32700, 'ParseRpcError'],
    [-32600, 'InvalidRequestRpcError'],
    [-32601, 'MethodNotFoundRpcError'],
    [-32602, 'InvalidParamsRpcError'],
    [-32603, 'InternalRpcError'],
    [-32000, 'InvalidInputRpcError'],
    [-32001, 'ResourceNotFoundRpcError'],
    [-32002, 'ResourceUnavailableRpcError'],
    [-32003, 'TransactionRejectedRpcError'],
    [-32004, 'MethodNotSupportedRpcError'],
    [-32005, 'LimitExceededRpcError'],
    [-32006, 'JsonRpcVersionUnsupportedError'],
  ])('behavior: code %i is %s', (code, name) => {
    const thrown = { code, message: 'raw' }
    const error = getWalletError(thrown)
    expect(error?.name).toBe(name)
    expect(error?.code).toBe(code === 5000 ? 4001 : code)
    expect(error?.cause).toMatchObject({ message: 'raw', cause: thrown })
  })

  test('behavior: an error with a code becomes the cause', () => {
    const thrown = Object.assign(new Error('busy'), { code: 4100 })
    const error = getWalletError(thrown)
    expect(error).toBeInstanceOf(UnauthorizedProviderError)
    expect(error?.cause).toBe(thrown)
  })

  test('behavior: an RpcRequestError of viem gets the class of its code', () => {
    const error = new RpcRequestError({
      body: {},
      error: { code: -32603, message: 'broken' },
      url: '',
    })
    expect(getWalletError(error)).toBeInstanceOf(InternalRpcError)
  })

  test('behavior: a user rejection takes precedence over other errors', () => {
    const rejection = new UserRejectedRequestError(new Error('no'))
    const outer = new InternalRpcError(rejection)
    expect(getWalletError(outer)).toBe(rejection)
    const inner = new SwitchChainError({ code: 4001, message: 'no' } as never)
    expect(getWalletError(inner)).toBeInstanceOf(UserRejectedRequestError)
  })

  test.each([
    new Error('plain'),
    new UnknownRpcError(new Error('plain')),
    new DOMException('gone', 'AbortError'),
    { code: '4001' },
    { code: 123 },
    { code: 'LOGIN_REQUIRED' },
    'text',
    null,
    undefined,
    4001,
    () => {},
  ])('behavior: no wallet error in %s', (thrown) => {
    expect(getWalletError(thrown)).toBe(undefined)
  })

  test('behavior: handles circular causes and hostile values', () => {
    const circle: { cause?: unknown; code: number } = { code: 1 }
    circle.cause = { cause: circle, code: 4001 }
    expect(getWalletError(circle)?.code).toBe(4001)
    const hostile = new Proxy(
      {},
      {
        get() {
          throw new Error('trap')
        },
      },
    )
    expect(getWalletError(hostile)).toBe(undefined)
  })

  test.each([
    [{ code: -32603, data: { originalError: { code: 4001 } } }],
    [{ error: { code: 4001, message: 'denied' } }],
    [{ code: 'ACTION_REJECTED', message: 'user rejected action' }],
    [{ code: 'UNKNOWN_ERROR', info: { error: { code: 4001 } } }],
  ])('behavior: a user rejection wrapped by a library, %o', (error) => {
    expect(getWalletError(error)).toBeInstanceOf(UserRejectedRequestError)
  })
})
