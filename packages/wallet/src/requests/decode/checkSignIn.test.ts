import { createSiwxMessage } from 'latchkey/server'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { checkSignIn } from './checkSignIn.js'

const origin = 'https://shop.example'
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const solana = 'AHgC3nbWa4zVHfLsS8e3rzPuaCFoBqw3i3pE3EEuxZ1P'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

const siwe = (overrides = {}) =>
  createSiweMessage({
    address,
    chainId: 1,
    domain: 'shop.example',
    issuedAt: new Date('2026-01-02T03:04:05Z'),
    nonce: 'abcdefgh12345678',
    uri: 'https://shop.example/login',
    version: '1',
    ...overrides,
  })
const siws = (...lines: string[]) =>
  [
    'shop.example wants you to sign in with your Solana account:',
    solana,
    ...lines,
  ].join('\n')
const check = (text: string, chainId: number | `solana:${string}` = 1) =>
  checkSignIn(text, {
    origin,
    chainId,
    address: typeof chainId === 'number' ? address : solana,
  })
const replace = (from: string | RegExp, to: string) => siwe().replace(from, to)

const own: readonly [name: string, text: string, chainId?: typeof devnet][] = [
  ['the plain one', siwe()],
  ['with a scheme', siwe({ scheme: 'https' })],
  ['with a statement', siwe({ statement: 'Log in to the shop.' })],
  ['with one empty line instead of two', replace('\n\n\nURI', '\n\nURI')],
  [
    'with all fields',
    siwe({ expirationTime: new Date(), notBefore: new Date(), requestId: '7' }),
  ],
  [
    'with resources',
    siwe({ resources: ['https://elsewhere.example/a', 'ipfs://b'] }),
  ],
  [
    'with a query in its address',
    siwe({ uri: 'https://shop.example/?next=https://bank.example' }),
  ],
  [
    'a statement about another site',
    siwe({ statement: 'I have left bank.example.' }),
  ],
  ['Solana with nothing else', siws(), devnet],
  ['Solana with a statement', siws('', 'Log in.'), devnet],
  ['Solana by name', siws('', 'Log in.', '', 'Chain ID: devnet'), devnet],
  ['Solana by CAIP-2', siws('', `Chain ID: ${devnet}`), devnet],
]

const foreign: readonly (readonly [name: string, text: string])[] = [
  ['another domain', siwe({ domain: 'bank.example' })],
  ['a domain of the same kind', siwe({ domain: 'example.org' })],
  ['a domain below', siwe({ domain: 'a.shop.example' })],
  ['a domain that begins alike', siwe({ domain: 'shop.example.evil.test' })],
  ['a domain that ends alike', siwe({ domain: 'evilshop.example' })],
  ['a domain of another alphabet', replace(/shop/g, 'shоp')],
  ['a domain in capitals', replace('shop.example wants', 'SHOP.EXAMPLE wants')],
  ['another port', siwe({ domain: 'shop.example:8443' })],
  ['the usual port, named', siwe({ domain: 'shop.example:443' })],
  ['another scheme', siwe({ scheme: 'http' })],
  ['an address on another site', siwe({ uri: 'https://bank.example/' })],
  ['an address of another scheme', siwe({ uri: 'http://shop.example/' })],
  ['an address of another port', siwe({ uri: 'https://shop.example:8443/' })],
  ['an address of no site', siwe({ uri: 'did:key:z6Mk' })],
  [
    'an address with a person in it',
    replace('URI: https://', 'URI: https://shop.example@'),
  ],
  ['an address with a backslash', replace('URI: https://', 'URI: https:\\\\')],
  ['an address with a space', replace('/login', '/ login')],
  ['an address without a scheme', replace('URI: https:', 'URI: ')],
]

const bad: readonly (readonly [name: string, text: string])[] = [
  ['a line before it', `Hello\n${siwe()}`],
  ['an empty line before it', `\n${siwe()}`],
  ['a space before it', ` ${siwe()}`],
  ['a mark of byte order before it', `\ufeff${siwe()}`],
  ['thousands of lines before it', `${'x\n'.repeat(9_000)}${siwe()}`],
  [
    'a person in its domain',
    replace('shop.example wants', 'me@shop.example wants'),
  ],
  [
    'a path in its domain',
    replace('shop.example wants', 'shop.example/a wants'),
  ],
  [
    'a backslash in its domain',
    replace('shop.example wants', 'shop.example\\a wants'),
  ],
  ['two spaces in its sentence', replace('wants you', 'wants  you')],
  ['a tab in its sentence', replace('wants you', 'wants\tyou')],
  [
    'hidden characters in its sentence',
    replace('wants you', 'wants\u200b you'),
  ],
  ['lines that end otherwise', siwe().replaceAll('\n', '\r\n')],
  ['a line after it', `${siwe()}\nAnd all my money.`],
  ['an empty line after it', `${siwe()}\n`],
  ['two messages', `${siwe()}\n${siwe()}`],
  ['two statements', replace('\n\nURI', '\n\nOne.\n\nTwo.\n\nURI')],
  ['two networks', replace('Chain ID: 1', 'Chain ID: 1\nChain ID: 5')],
  ['two addresses', replace('URI:', 'URI: https://shop.example\nURI:')],
  ['fields in another order', replace(/(Version: 1)\n(Chain ID: 1)/, '$2\n$1')],
  ['an unknown field', replace('Nonce', 'Name')],
  ['no address of the site', replace(/URI: .*\n/, '')],
  ['no network', replace(/Chain ID: .*\n/, '')],
  ['no nonce', replace(/Nonce: .*\n/, '')],
  ['a short nonce', replace(/Nonce: .*/, 'Nonce: 1')],
  ['another version', replace('Version: 1', 'Version: 2')],
  ['another kind of account', replace('Ethereum account', 'Bitcoin account')],
  [
    'a resource that is none',
    `${siwe({ resources: ['https://a.example'] })}\n- pay 5 ETH`,
  ],
]

describe('checkSignIn', () => {
  test.each(own)('default: %s', (_, text, chainId) => {
    expect(check(text, chainId)).toBe(true)
  })

  test('behavior: the messages of the package are accepted', () => {
    const all = {
      domain: 'shop.example',
      expirationTime: '2026-01-03T03:04:05.000Z',
      issuedAt: '2026-01-02T03:04:05.000Z',
      nonce: 'abcdefgh12345678',
      notBefore: '2026-01-02T03:04:05.000Z',
      requestId: '7',
      resources: ['https://shop.example/terms', 'urn:recap:eyJhdHQiOnt9fQ=='],
      statement: 'Log in to the shop.',
      uri: 'https://shop.example/login',
      version: '1',
    }
    const { domain, issuedAt, nonce, uri, version } = all
    const few = { domain, issuedAt, nonce, uri, version }
    for (const fields of [all, few]) {
      const evm = { accountAddress: address, chainId: 'eip155:1' }
      expect(check(createSiwxMessage({ ...fields, ...evm }))).toBe(true)
      const own = { accountAddress: solana, chainId: devnet }
      expect(check(createSiwxMessage({ ...fields, ...own }), devnet)).toBe(true)
    }
  })

  test.each(foreign)('error: for another site: %s', (_, text) => {
    expect(() => check(text)).toThrow('The sign-in message is for another site')
  })

  test.each(bad)('error: malformed: %s', (_, text) => {
    expect(() => check(text)).toThrow('The sign-in message is malformed')
  })

  test.each([
    ['account', siwe({ address: other })],
    ['account', siwe().replace(address, address.toLowerCase())],
    ['network', siwe({ chainId: 10 })],
    ['network', replace('Chain ID: 1', 'Chain ID: 01')],
    ['network', replace('Chain ID: 1', 'Chain ID: 0x1')],
  ])('error: for another %s', (what, text) => {
    expect(() => check(text)).toThrow(`is for another ${what}`)
  })

  test('error: on Solana for another site, account or network', () => {
    const from = (text: string) => () => check(text, devnet)
    expect(from(siws().replace('shop', 'bank'))).toThrow('another site')
    expect(from(siws('', 'URI: https://bank.example'))).toThrow('another site')
    expect(from(siws().replace(solana, solana.replace('A', 'B')))).toThrow(
      'another account',
    )
    expect(from(siws('', 'Chain ID: mainnet'))).toThrow('another network')
    expect(from(siwe())).toThrow('another account')
    expect(from(`${siws()}\nPay.`)).toThrow('malformed')
  })

  test.each([
    'Hello',
    'I want to sign in to shop.example',
    'shop.example wants уou to sign in with your Ethereum account:',
  ])('behavior: %s is no sign-in message', (text) => {
    expect(check(text)).toBe(false)
  })
})
