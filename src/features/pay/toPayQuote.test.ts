import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { TransferQuote } from '../../api/paySchemas.js'
import { payAssets } from './payAssets.js'
import { readPayOptions } from './readPayOptions.js'
import { toPayQuote } from './toPayQuote.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const service = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const from = payAssets.arbitrumUsdc
const payment = readPayOptions({
  paymentAsset: payAssets.baseEth,
  recipient: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  amount: '0.01',
})

const transfer = (to: `0x${string}`, amount: bigint) =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
  })
const transaction = (more: object = {}) => ({
  requestId: 'id',
  type: 'transaction' as const,
  transaction: {
    from: account,
    to: from.asset,
    data: transfer(service, 25_000_000n),
    value: 0n,
    ...more,
  },
})
const deposit = (more: object = {}) => ({
  requestId: 'id',
  type: 'deposit' as const,
  deposit: {
    amount: 25_000_000n,
    currency: from.asset,
    receiver: service,
    ...more,
  },
})
const offer: TransferQuote = {
  origin: { amount: 25_000_000n, currency: from },
  destination: { amount: payment.value, currency: payment.asset },
  fees: [{ id: 'f', label: 'Service', amount: 500_000n, currency: from }],
  steps: [transaction()],
  timeInSeconds: 20,
}
const check = (more: Partial<TransferQuote>) =>
  toPayQuote({ ...offer, ...more }, { account, from, payment })

test('default', () => {
  expect(check({})).toMatchObject({
    fromAmount: '25',
    toAmount: '0.01',
    recipient: payment.recipient,
    payee: service,
    isDirect: false,
    fees: [{ label: 'Service', amount: '0.5', symbol: 'USDC', asset: from }],
    requestId: 'id',
  })
  expect(check({ steps: [deposit()] }).payee).toBe(service)
})

test('behavior: two transfers to one address add up', () => {
  const half = transaction({ data: transfer(service, 12_500_000n) })
  expect(check({ steps: [half, half] }).fromAmount).toBe('25')
})

describe('error: offers that are not what was asked for', () => {
  const half = transaction({ data: transfer(service, 12_500_000n) })
  const foreign = transaction({ data: transfer(other, 12_500_000n) })
  const approve = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [service, 25_000_000n],
  })
  const cases: Record<string, Partial<TransferQuote>> = {
    'another asset is delivered': {
      destination: { amount: payment.value, currency: payAssets.ethereumEth },
    },
    'the delivered asset has other decimals': {
      destination: {
        amount: payment.value,
        currency: {
          ...payment.asset,
          metadata: { ...payment.asset.metadata, decimals: 6 },
        },
      },
    },
    'less is delivered': {
      destination: { amount: payment.value - 1n, currency: payment.asset },
    },
    'more is delivered': {
      destination: { amount: payment.value + 1n, currency: payment.asset },
    },
    'another asset is taken': {
      origin: { amount: 25_000_000n, currency: payAssets.baseUsdc },
    },
    'other decimals': {
      origin: {
        amount: 25_000_000n,
        currency: { ...from, metadata: { ...from.metadata, decimals: 18 } },
      },
    },
    'more is taken than shown': {
      steps: [transaction({ data: transfer(service, 25_000_001n) })],
    },
    'less is taken than shown': { steps: [half] },
    'two payees': { steps: [half, foreign] },
    'two requests': { steps: [half, { ...half, requestId: 'b' }] },
    'three steps': { steps: [half, half, half] },
    'another token': { steps: [transaction({ to: other })] },
    'ether with it': { steps: [transaction({ value: 1n })] },
    approve: { steps: [transaction({ data: approve }), transaction()] },
    'a contract is called': {
      steps: [transaction({ data: '0xdeadbeef' })],
    },
    'no call': { steps: [transaction({ data: '0x' })] },
    'another account': { steps: [transaction({ from: other })] },
    'Solana instructions': {
      steps: [
        {
          requestId: 'id',
          type: 'transaction',
          transaction: { instructions: [] },
        },
      ],
    },
    'a deposit of another asset': {
      steps: [deposit({ currency: 'native' })],
    },
    'a deposit of more': { steps: [deposit({ amount: 25_000_001n })] },
    'a deposit to no address': { steps: [deposit({ receiver: '0x12' })] },
    'a deposit on another network': {
      steps: [
        deposit({ receiver: 'So11111111111111111111111111111111111111112' }),
      ],
    },
  }
  test.each(Object.entries(cases))('%s', (_title, more) => {
    expect(() => check(more)).toThrow(
      expect.objectContaining({ code: 'UNABLE_TO_GET_QUOTE' }),
    )
  })
})

describe('error: a direct payment', () => {
  const direct = (receiver: string, amount = payment.value) =>
    toPayQuote(
      {
        ...offer,
        origin: { amount, currency: payment.asset },
        steps: [deposit({ amount, currency: 'native', receiver })],
      },
      { account, from: payment.asset, payment },
    )

  test('default', () => {
    expect(direct(payment.recipient)).toMatchObject({ isDirect: true })
  })

  test('behavior: to somebody else, or of more', () => {
    expect(() => direct(service)).toThrow('somebody else')
    expect(() => direct(payment.recipient, payment.value + 1n)).toThrow(
      'another amount',
    )
  })
})
