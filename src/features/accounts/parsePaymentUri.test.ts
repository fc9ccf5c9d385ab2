import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidPaymentUriError } from '../../core/errors/send.js'
import { parsePaymentUri } from './parsePaymentUri.js'
import { toPaymentUri } from './toPaymentUri.js'

const payee = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solana = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

test('default: native token', () => {
  expect(parsePaymentUri(`ethereum:${payee}@1?value=2.014e18`)).toEqual({
    namespace: 'eip155',
    chainId: 1,
    to: payee,
    token: undefined,
    units: 2_014_000_000_000_000_000n,
  })
})

test('default: token', () => {
  const uri = `ethereum:pay-${token}@10/transfer?address=${payee}&uint256=1500000`
  expect(parsePaymentUri(uri)).toEqual({
    namespace: 'eip155',
    chainId: 10,
    to: payee,
    token,
    units: 1_500_000n,
  })
})

test('default: Solana Pay', () => {
  expect(
    parsePaymentUri(`solana:${solana}?amount=1.5&spl-token=${mint}&label=Shop`),
  ).toEqual({ namespace: 'solana', to: solana, token: mint, amount: '1.5' })
})

test.each(['', payee, 'ada.reown.id', 'https://example.com', 'bitcoin:1abc'])(
  'behavior: not a payment link: %s',
  (text) => {
    expect(parsePaymentUri(text)).toBe(undefined)
  },
)

test('behavior: parses links created by toPaymentUri', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 2n ** 255n),
      fc.option(fc.constant(token), { nil: undefined }),
      fc.integer({ min: 1, max: 2 ** 40 }),
      (units, contract, chainId) => {
        const uri = toPaymentUri({
          address: payee,
          amount: String(units),
          caipNetworkId: `eip155:${chainId}`,
          decimals: 0,
          token: contract,
        })
        expect(parsePaymentUri(uri)).toEqual({
          namespace: 'eip155',
          chainId,
          to: payee,
          token: contract,
          units,
        })
      },
    ),
  )
})

test.each([
  // A call other than a transfer.
  `ethereum:${token}@1/approve?address=${payee}&uint256=1`,
  // An invalid checksum.
  `ethereum:${payee.replace('d8dA', 'D8dA')}@1`,
  `ethereum:${token}@1/transfer?uint256=1`,
  `ethereum:${payee}@0`,
  `ethereum:${payee}@1?value=1&value=2`,
  `ethereum:${payee}@1?value=1.5`,
  `ethereum:${payee}@1?value=-1`,
  `ethereum:${payee}@1?value=0x10`,
  `ethereum:${payee}@1?data=0x00`,
  `ethereum:${token}@1/transfer?address=${payee}&uint256=1&value=5`,
  'ethereum:vitalik.eth',
  `solana:${solana}?memo=order-1`,
  `solana:${solana}?reference=${mint}`,
  `solana:${solana}?amount=1e3`,
  `solana:${payee}`,
  'solana:https://example.com/pay',
  `ethereum:${payee}?value=${'1'.repeat(2000)}`,
])('error: %s', (uri) => {
  expect(() => parsePaymentUri(uri)).toThrow(InvalidPaymentUriError)
})
