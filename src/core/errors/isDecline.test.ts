import { expect, test } from 'vitest'
import { getErrorCode } from './getErrorCode.js'
import { getKitError } from './getKitError.js'
import { getMoneyState } from './getMoneyState.js'
import { getTransactionError } from './getTransactionError.js'
import { isDecline } from './isDecline.js'

// The texts of wallets, as they arrive.
const texts = [
  // Enkrypt, which rejects with a string.
  'User Rejected Request: The user rejected the request.',
  '4001: User rejected',
  // MetaMask
  'MetaMask Tx Signature: User denied transaction signature.',
  'MetaMask Message Signature: User denied message signature.',
  'User rejected the request.',
  // Coinbase Wallet
  'User denied account authorization',
  'User closed modal',
  // Trust Wallet, Binance Wallet, Fireblocks
  'User cancelled',
  'User canceled',
  'user rejected transaction',
  'USER_REJECTED',
  'userRejectedRequest',
  // Rainbow, Frame
  'Request rejected',
  'Request was rejected',
  'User declined transaction',
  'Signature declined',
  // SafePal, Trezor, Ledger Live, Backpack
  'cancelled by user',
  'Action cancelled by user',
  'Transaction declined by user',
  'Signature rejected by the user',
  'Confirmation declined by user',
  'The user rejected connection.',
  // Solflare, Phantom
  'Transaction cancelled by the user',
  'Plugin Closed',
  'Approval denied',
  'Error: User rejected the request.',
  'Cancelled',
]

test.each(texts)('default: %s', (text) => {
  expect(isDecline(text)).toBe(true)
  expect(isDecline(new Error(text))).toBe(true)
  for (const code of [undefined, -1, -32000, -32603, 8546])
    expect(getErrorCode({ code, message: text })).toBe(4001)
  expect(getKitError(text)).toMatchObject({
    code: 4001,
    name: 'UserRejectedRequestError',
  })
  expect(getMoneyState(new Error('outer', { cause: text }))).toBe('no')
})

test.each([
  'execution reverted: User rejected the request.',
  'The contract function "pay" reverted: user rejected',
  'VM Exception while processing transaction: revert user denied',
  'Transaction rejected',
  'transaction was rejected by the network',
  'Transaction denied by policy',
  'Users rejected the proposal',
  'Nonce too low',
  'Request timed out',
  'user not found',
  '',
])('behavior: not a decline: %s', (text) => {
  expect(isDecline(text)).toBe(false)
  expect(getErrorCode(new Error(text))).toBeUndefined()
})

test('behavior: the reason of a reverted call is no decline', () => {
  const reverted = { code: 3, message: 'User rejected' }
  expect(isDecline(reverted)).toBe(false)
  expect(getTransactionError(reverted)).toMatchObject({
    code: 'EXECUTION_REVERTED',
  })
  expect(getErrorCode({ code: -32003, message: 'Rejected' })).toBe(-32003)
})

test('behavior: an error that arrives as JSON text', () => {
  const text = JSON.stringify({ code: 4001, message: 'no' })
  expect(getErrorCode(text)).toBe(4001)
  expect(getErrorCode(new Error(text))).toBe(4001)
  const nested = JSON.stringify({ error: { code: 4100, message: 'locked' } })
  expect(getErrorCode(nested)).toBe(4100)
  expect(getErrorCode('{"code":')).toBeUndefined()
})
