import {
  HttpRequestError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { expect, test } from 'vitest'
import { ApiRequestError, ApiTimeoutError } from '../../core/errors/api.js'
import { KitError } from '../../core/errors/base.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import {
  ProjectIdMissingError,
  ProjectMismatchError,
} from '../../core/errors/config.js'
import {
  FrameError,
  FrameOriginError,
  FrameRefusedError,
  FrameRequestTimeoutError,
  FrameUnreachableError,
} from '../../core/errors/frame.js'
import { FrameLoadError } from '../../core/errors/frameLoad.js'
import { getKitError } from '../../core/errors/getKitError.js'
import { InvalidCodeError } from '../../core/errors/login.js'
import {
  PairingExpiredError,
  RelayRefusedError,
} from '../../core/errors/pairing.js'
import { PairingUnavailableError } from '../../core/errors/pairingLoad.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import { getNotice } from './getNotice.js'

const cause = new Error('no')

test('default: inline', () => {
  for (const error of [
    new InvalidCodeError(),
    new InsufficientBalanceError(),
    new ApiTimeoutError(),
    new PairingExpiredError(),
    new Error('anything'),
    undefined,
  ])
    expect(getNotice(error)).toEqual({ display: 'inline' })
})

const frameRefusals = (
  [
    ['domainUnverified', 'origin'],
    ['projectIdInvalid', 'project'],
    ['invalidAppConfiguration', 'policy'],
    ['invalidAppConfiguration', 'status'],
  ] as const
).map(([key, reason]): [string, Error] => [
  key,
  new FrameRefusedError({ host: 'https://a.example', reason }),
])

test.each<[string, Error]>([
  ['networkNotFound', new ChainNotSupportedError({ chain: 'eip155:5' })],
  ['walletNotLoaded', new FrameLoadError()],
  ['walletTimedOut', new FrameRequestTimeoutError({ type: 'CONNECT_OTP' })],
  ['projectIdMissing', new ProjectIdMissingError()],
  ['invalidAppConfiguration', new ProjectMismatchError({ connectorId: 'x' })],
  [
    'invalidAppConfiguration',
    new FrameOriginError({ origin: 'https://a.example' }),
  ],
  ['walletNotLoaded', new FrameUnreachableError({ host: 'https://a.example' })],
  ['sessionExpired', new UnauthorizedProviderError(cause)],
  ['sessionExpired', new RelayRefusedError({ reason: 'clock' })],
  ['invalidAppConfiguration', new RelayRefusedError({ reason: 'origin' })],
  ['projectIdInvalid', new RelayRefusedError({ reason: 'projectId' })],
  ['projectIdInvalid', new ApiRequestError({ status: 401 })],
  [
    'projectIdInvalid',
    new ApiRequestError({ reason: 'Unknown projectId', status: 403 }),
  ],
  ...frameRefusals,
  [
    'sessionExpired',
    new PairingUnavailableError({
      cause: new RelayRefusedError({ reason: 'clock' }),
    }),
  ],
])('behavior: alert %s', (key, error) => {
  expect(getNotice(error)).toEqual({ display: 'alert', key })
})

test.each([
  ['status 403 of the API', new ApiRequestError({ status: 403 })],
  ['its sentence', new Error('Origin not found on Allowlist')],
  [
    'the frame says so',
    new FrameError({
      cause: Object.assign(new Error('x'), { code: 'ORIGIN_NOT_ALLOWED' }),
    }),
  ],
])('behavior: alert invalidAppConfiguration, %s', (_, error) => {
  expect(getNotice(error, 'readBalances')).toEqual({
    display: 'alert',
    key: 'invalidAppConfiguration',
  })
})

test('behavior: a rejection by the RPC node of the app is shown inline', () => {
  const node = new HttpRequestError({ status: 403, url: 'https://rpc.example' })
  expect(getNotice(getKitError(node))).toEqual({ display: 'inline' })
})

test('behavior: a wallet that failed to disconnect', () => {
  const error = new KitError('Failed to disconnect', {
    code: 'DISCONNECT_FAILED',
    cause,
  })
  expect(getNotice(error)).toEqual({
    display: 'toast',
    key: 'failedToDisconnect',
  })
})

test('behavior: a declined signature, wherever the wallet nests it', () => {
  const toast = { display: 'toast', key: 'signatureDeclined' }
  expect(getNotice(new UserRejectedRequestError(cause))).toEqual(toast)
  expect(getNotice({ data: { originalError: { code: 4001 } } })).toEqual(toast)
  expect(getNotice({ code: 'ACTION_REJECTED' })).toEqual(toast)
})

test('behavior: the toast of an action that is not allowed is delayed', () => {
  expect(getNotice(new UnsupportedProviderMethodError(cause))).toEqual({
    display: 'toast',
    key: 'actionNotAllowed',
    delayMs: 300,
  })
})

test('param: task', () => {
  const error = new KitError('Something went wrong', { code: 'UNKNOWN' })
  const keys = (
    ['authenticate', 'disconnect', 'readBalances', 'useSmartAccount'] as const
  ).map((task) => getNotice(error, task))
  expect(keys).toEqual([
    { display: 'toast', key: 'authenticationFailed' },
    { display: 'toast', key: 'failedToDisconnect' },
    { display: 'toast', key: 'balanceUnavailable' },
    { display: 'toast', key: 'smartAccountsUnsupported' },
  ])
  // The error itself takes precedence over the task.
  expect(getNotice(new FrameLoadError(), 'authenticate')).toEqual({
    display: 'alert',
    key: 'walletNotLoaded',
  })
})
