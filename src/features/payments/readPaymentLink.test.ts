import { expect, test } from 'vitest'
import {
  InvalidPaymentUriError,
  PaymentUriElsewhereError,
} from '../../core/errors/send.js'
import { readPaymentLink } from './readPaymentLink.js'

const to = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const account = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const place = {
  account,
  tokens: [
    { decimals: 18, id: 'native' },
    { decimals: 6, id: usdc.toLowerCase() },
  ],
}

const payee = 'HSFDVL8W1gyaWK6mWSQWF97KDu5UrSRqNT4gmvMtsh35'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const onSolana = {
  account: `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${payee}`,
  tokens: [
    { decimals: 9, id: 'native' },
    { decimals: 6, id: mint },
  ],
}

test('default: native coin', () => {
  expect(
    readPaymentLink(`ethereum:${to}@1?value=1500000000000000000`, place),
  ).toEqual({ account, amount: '1.5', to, token: 'native' })
})

test('default: token, in any case', () => {
  const link = `ethereum:${usdc}@1/transfer?address=${to}&uint256=2500000`
  expect(readPaymentLink(link, place)).toEqual({
    account,
    amount: '2.5',
    to,
    token: usdc.toLowerCase(),
  })
})

test('default: Solana', () => {
  expect(readPaymentLink(`solana:${payee}?amount=0.5`, onSolana)).toEqual({
    account: onSolana.account,
    amount: '0.5',
    to: payee,
    token: 'native',
  })
  expect(
    readPaymentLink(`solana:${payee}?amount=2&spl-token=${mint}`, onSolana),
  ).toMatchObject({ amount: '2', token: mint })
})

test('behavior: a link without a network is for the one of the account', () => {
  const link = `ethereum:${to}?value=1000000000000000000`
  expect(readPaymentLink(link, place)).toMatchObject({ amount: '1', to })
})

test('behavior: a link without token and amount only names the receiver', () => {
  expect(readPaymentLink(`ethereum:${to}@1`, place)).toEqual({ to })
  expect(readPaymentLink(`solana:${payee}`, onSolana)).toEqual({ to: payee })
})

test('behavior: a token without an amount selects the token', () => {
  const link = `ethereum:${usdc}@1/transfer?address=${to}`
  expect(readPaymentLink(link, place)).toEqual({
    account,
    amount: '',
    to,
    token: usdc.toLowerCase(),
  })
})

test.each([to, payee, 'ada1.reown.id', ''])(
  'behavior: %j is no link',
  (text) => {
    expect(readPaymentLink(text, place)).toBeUndefined()
  },
)

test('behavior: nothing is read before the account and its tokens are known', () => {
  const link = `ethereum:${to}@1?value=1`
  for (const unknown of [{ account: undefined }, { tokens: undefined }])
    expect(readPaymentLink(link, { ...place, ...unknown })).toBeUndefined()
})

test.each([
  ['another network', `ethereum:${to}@10?value=1`],
  ['another namespace', `solana:${payee}?amount=1`],
  ['a token that is not held', `ethereum:${to}@1/transfer?address=${to}`],
])('error: %s', (_title, link) => {
  expect(readPaymentLink(link, place)).toBeInstanceOf(PaymentUriElsewhereError)
})

test('error: more than a transfer', () => {
  const link = `ethereum:${usdc}@1/approve?address=${to}&uint256=1`
  expect(readPaymentLink(link, place)).toBeInstanceOf(InvalidPaymentUriError)
})
