import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  eventFields,
  impressionFields,
} from '../../core/analytics/eventFields.js'
import { isPrivateText } from './isPrivateText.js'
import { toProperties } from './toProperties.js'

const fields = {
  connected: 'boolean',
  results: 'integer',
  name: 'name?',
  code: 'code',
  explorerId: 'id?',
  network: 'network?',
  search: 'search?',
  namespace: ['all', 'eip155'],
} as const

test('default: keeps only listed fields of the right kind', () => {
  expect(
    toProperties(
      {
        connected: true,
        results: 3,
        name: ' Trust Wallet ',
        code: 4001,
        explorerId: 'ab'.repeat(32),
        network: 'eip155:1',
        search: 'meta mask',
        namespace: 'all',
        uri: 'wc:1@2?symKey=3',
      },
      fields,
    ),
  ).toEqual({
    connected: true,
    results: 3,
    name: 'Trust Wallet',
    code: '4001',
    explorerId: 'ab'.repeat(32),
    network: 'eip155:1',
    search: 'meta mask',
    namespace: 'all',
  })
})

test.each([
  ['connected', 'true'],
  ['connected', { toString: () => 'a@b.c' }],
  ['results', 1.5],
  ['results', '3'],
  ['code', 'a sentence with 0x1'],
  ['code', 123456],
  ['code', '123456'],
  ['explorerId', 'wc:abc'],
  ['network', 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['namespace', 'cosmos'],
  ['search', 'vitalik.eth'],
  ['search', 'ada@example.com'],
  ['search', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['search', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'],
  ['search', '123456'],
  ['search', 'wallet 123456'],
  ['search', 'https://a.example/b'],
  ['search', 'a sentence that is longer than any wallet'],
  ['search', 'code ١٢٣٤٥٦'],
  ['search', 'code ①②③④⑤⑥'],
  ['name', 'ada＠example.com'],
  ['name', '0\u200bxd8dA6BF2'],
  ['name', 'ada@example.com'],
  ['name', 'vitalik.eth'],
  ['name', 'wc:8a5e5bdc@2?relay-protocol=irn'],
])('behavior: %s leaves out %s', (field, value) => {
  expect(toProperties({ [field]: value }, fields)).toEqual({})
})

test('behavior: nothing private passes as a label, whatever its form', () => {
  const hex = fc.stringMatching(/^[0-9a-f]{40}$/)
  const base58 = fc.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  const uri = fc.tuple(hex, hex).map(([a, b]) => `wc:${a}@2?symKey=${b}`)
  const secret = fc.oneof(
    hex,
    hex.map((text) => `0x${text}`),
    base58,
    uri,
    fc.emailAddress(),
    fc.integer({ min: 100_000, max: 999_999 }).map(String),
    fc.constantFrom('vitalik.eth', 'bonfida.sol', 'ada.reown.id'),
  )
  fc.assert(
    fc.property(secret, (text) => {
      expect(isPrivateText(text)).toBe(true)
      expect(isPrivateText(`My ${text}`)).toBe(true)
      expect(toProperties({ name: text, search: text }, fields)).toEqual({})
    }),
  )
})

test('behavior: names of wallets and tokens pass', () => {
  for (const name of [
    'MetaMask',
    'Coinbase Wallet',
    'OKX Wallet',
    'io.metamask',
    'Ledger Live',
    'USDC',
    '1inch',
  ])
    expect(toProperties({ name }, fields)).toEqual({ name })
})

test('behavior: no event has a field for an address, hash, amount or text', () => {
  const all = [...Object.values(eventFields), impressionFields]
  const names = new Set(all.flatMap((one) => Object.keys(one)))
  for (const name of names)
    expect(name).not.toMatch(
      /address|hash|amount|uri|url|message|stack|email|recipient|to$|ensName|otp|signature/i,
    )
})
