import { cleanup, renderHook } from '@testing-library/react'
import { BaseError, UserRejectedRequestError } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { KitError } from '../../core/errors/base.js'
import { ChainNotServedError } from '../../core/errors/chain.js'
import { FrameNotSetError } from '../../core/errors/frame.js'
import { InvalidCodeError } from '../../core/errors/login.js'
import { SolanaError } from '../../core/errors/solana.js'
import {
  TransactionError,
  TransactionUnknownError,
} from '../../core/errors/transaction.js'
import { useErrorText } from './useErrorText.js'
import { useMoneyText } from './useMoneyText.js'

afterEach(cleanup)

const { wrapper } = createModalApp()
const toText = (error: unknown) =>
  renderHook(() => useErrorText(), { wrapper }).result.current(error)
const toMoney = (error: unknown) =>
  renderHook(() => useMoneyText(), { wrapper }).result.current(error)

const declined = new UserRejectedRequestError(new Error('no'))

test('default: returns the message of a known error', () => {
  expect(toText(new InvalidCodeError())).toBe("That code isn't right")
})

test('behavior: rephrases errors that address developers', () => {
  const text = "The email wallet isn't ready yet. Try again"
  expect(toText(new FrameNotSetError())).toBe(text)
  expect(toText(new Error('x', { cause: new FrameNotSetError() }))).toBe(text)
})

test.each([
  [4001, 'Request declined in your wallet'],
  [4100, 'Your session has ended. Sign in again'],
  [4900, 'Your wallet is offline. Check its connection'],
  [4901, "Your wallet isn't connected to this network"],
  [4902, "Your wallet doesn't have this network"],
  [-32002, 'Open your wallet to continue'],
])('behavior: wallet error %s', (code, text) => {
  expect(toText({ code, message: 'foreign' })).toBe(text)
})

test.each([
  [
    'http://wallet.localhost:4110',
    'http://wallet.localhost:4110 has no node for chain 1. Set RPC_URLS=1=<address of a node> for it and restart it.',
  ],
  ['https://wallet.example', "Your wallet doesn't support this network"],
])('behavior: a chain that %s does not serve', (server, text) => {
  const error = new ChainNotServedError({ chainId: 1, server })
  expect(toText(error)).toBe(text)
})

test('behavior: never shows untrusted text', () => {
  for (const error of [
    new Error('<b>send to 0x1</b>'),
    new BaseError('internals'),
    { code: 123_456, message: 'text' },
    { code: 'toString', message: 'text' },
    'text',
    undefined,
  ])
    expect(toText(error)).toBe('Something went wrong')
})

test('behavior: tells whether money was sent', () => {
  const lost = new KitError('Request was aborted', {
    code: 'FRAME_REQUEST_ABORTED',
    sentToNetwork: 'unknown',
  })
  expect(toMoney(declined)).toBe('Nothing left your account.')
  expect(toMoney(new FrameNotSetError())).toBe('Nothing left your account.')
  expect(toMoney(lost)).toBe(
    'It may have been sent. Check before sending again.',
  )
  expect(toMoney(new Error('anything'))).toBeUndefined()
})

test('behavior: does not repeat what the message says', () => {
  const reverted = new TransactionError({ code: 'EXECUTION_REVERTED' })
  expect(toText(reverted)).toContain('Nothing was sent')
  expect(toMoney(reverted)).toBeUndefined()
  expect(toMoney(new TransactionUnknownError())).toBeUndefined()
  for (const code of ['FEE_NOT_COVERED', 'ALREADY_SENT'] as const) {
    expect(toText(new SolanaError({ code }))).toContain('Nothing was sent')
    expect(toMoney(new SolanaError({ code }))).toBeUndefined()
  }
  // Its replacement text does not mention money.
  const expired = new SolanaError({ code: 'TRANSACTION_EXPIRED' })
  expect(toText(expired)).not.toContain('Nothing')
  expect(toMoney(expired)).toBe('Nothing left your account.')
})
