import { expect, test } from 'vitest'
import { ApiRequestError, ApiResponseError, ApiTimeoutError } from './api.js'
import { InvalidCaip10AddressError, InvalidCaipAddressError } from './caip.js'
import { InvalidCaipNetworkIdError } from './caipNetwork.js'
import { ChainNotSupportedError } from './chain.js'
import { ProjectIdMissingError, SiwxConflictError } from './config.js'
import {
  FrameError,
  FrameInterruptedError,
  FrameNotSetError,
  FrameRequestAbortedError,
  FrameRequestTimeoutError,
  ParentNotSetError,
} from './frame.js'
import { FrameLoadError } from './frameLoad.js'
import { InvalidEmailError, LoginCooldownError } from './login.js'
import { AccountRequiredError } from './request.js'
import {
  AmountAndReceiverRequiredError,
  TokenRequiredError,
  UnsupportedChainError,
} from './send.js'
import { SolanaNotSetError } from './solanaWallet.js'
import { GasPriceUnsupportedError, SwapUnsupportedError } from './swap.js'
import { AdapterNotFoundError } from './wallet.js'

/** Apps and logs match these sentences. */
test.each([
  [
    new AmountAndReceiverRequiredError(),
    'An amount and receiver address are required',
  ],
  [new TokenRequiredError(), 'A token is required'],
  [new UnsupportedChainError({ chain: 'x' }), 'Unsupported chain'],
  [new InvalidCaipAddressError({ value: 'x' }), 'Invalid CAIP Address'],
  [new InvalidCaip10AddressError({ value: 'x' }), 'Invalid CAIP-10 address'],
  [new InvalidCaipNetworkIdError({ value: 'x' }), 'Invalid CAIP-2 network id'],
  [new SiwxConflictError(), 'Cannot set both `siweConfig` and `siwx` options'],
  [new ProjectIdMissingError(), 'Project ID Not Configured'],
  [new AdapterNotFoundError({ namespace: 'x' }), 'Adapter not found'],
  [new SolanaNotSetError(), 'Adapter not found'],
  [new AccountRequiredError(), 'CaipNetwork or CaipAddress is undefined'],
  [new ChainNotSupportedError({ chain: 'x' }), 'Chain is not supported'],
  [
    new LoginCooldownError({ secondsLeft: 7 }),
    'Please try again after 7 seconds',
  ],
  [new GasPriceUnsupportedError(), 'Network not supported for Gas Price'],
  [new SwapUnsupportedError(), 'Network not supported for Swaps'],
  [new FrameLoadError(), 'Unable to load email login dependency'],
  [
    new FrameRequestTimeoutError({ type: 'CONNECT_OTP' }),
    'Embedded Wallet Request Timed Out',
  ],
  [new FrameError(), 'An error occurred'],
  [new FrameRequestAbortedError(), 'Request was aborted'],
  [new FrameInterruptedError(), 'Something went wrong'],
  [new FrameNotSetError(), 'iframe is not set'],
  [new ParentNotSetError(), 'parent is not set'],
  [new InvalidEmailError(), 'Invalid email'],
  [new ApiRequestError(), 'Request failed: the service cannot be reached'],
  [
    new ApiRequestError({ status: 503 }),
    'Request failed: the service responded with status 503',
  ],
  [
    new ApiRequestError({ status: 403 }),
    'Request failed: the service responded with status 403',
  ],
  [
    new ApiResponseError(),
    'Request failed: the service returned an invalid response',
  ],
  [
    new ApiTimeoutError(),
    'Request timed out: the service took too long to respond',
  ],
])('default: %o', (error, sentence) => {
  expect(error.shortMessage).toBe(sentence)
})

test('default: reasons of a frame that failed', () => {
  const late = new FrameRequestTimeoutError({ type: 'CONNECT_OTP' })
  expect(new FrameLoadError().reason).toBe('iframe_load_failed')
  expect(late.reason).toBe('iframe_request_timeout')
})
