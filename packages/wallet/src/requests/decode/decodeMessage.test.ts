import { stringToHex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { english } from '../../ui/language/translations/english.js'
import { decodeMessage } from './decodeMessage.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const origin = 'http://app.localhost:5173'

function decode(message: unknown) {
  return decodeMessage({
    ...{ message, origin, address },
    chainId: 31337,
    strings: english,
  })
}

function signIn(overrides: Partial<Parameters<typeof createSiweMessage>[0]>) {
  return createSiweMessage({
    address,
    chainId: 31337,
    domain: 'app.localhost:5173',
    nonce: 'abcdefgh12345678',
    uri: origin,
    version: '1',
    ...overrides,
  })
}

describe('decodeMessage', () => {
  test('default', () => {
    const { raw, view } = decode(stringToHex('Hello, 世界\nbye'))
    expect(raw).toBe(stringToHex('Hello, 世界\nbye'))
    expect(view).toMatchObject({
      action: 'Sign a message',
      message: 'Hello, 世界\nbye',
      warnings: [],
    })
  })

  test('behavior: plain text is taken as its bytes', () => {
    expect(decode('Hello').raw).toBe(stringToHex('Hello'))
    expect(decode('0xhello').raw).toBe(stringToHex('0xhello'))
  })

  test('behavior: hidden and reordering characters are shown and warned of', () => {
    const { view } = decode(stringToHex('Pay \u202e5 to\u200b Bob'))
    expect(view.message).toBe('Pay ⟨U+202E⟩5 to⟨U+200B⟩ Bob')
    expect(view.warnings).toHaveLength(1)
  })

  test('behavior: what is not text is shown as hex', () => {
    const { view } = decode('0xff00fe')
    expect(view).toMatchObject({ action: 'Sign data', message: '0xff00fe' })
    expect(view.warnings).toHaveLength(1)
  })

  test('behavior: a sign-in message for the site that asks', () => {
    const text = signIn({})
    expect(decode(stringToHex(text)).view.action).toBe('Sign in')
    const withScheme = decode(stringToHex(signIn({ scheme: 'http' })))
    expect(withScheme.view.action).toBe('Sign in')
  })

  test.each([
    ['another domain', signIn({ domain: 'bank.example.org' }), 'another site'],
    ['another port', signIn({ domain: 'app.localhost:9' }), 'another site'],
    ['another scheme', signIn({ scheme: 'https' }), 'another site'],
    [
      'another account',
      signIn({ address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }),
      'another account',
    ],
    ['another chain', signIn({ chainId: 1 }), 'another network'],
    ['a hidden start', `\u200b${signIn({ domain: 'a.org' })}`, 'another site'],
    ['lines before it', `Hi\n${signIn({})}`, 'malformed'],
    [
      'a user name before the domain',
      signIn({}).replace('app.localhost', 'app.localhost@evil.org'),
      'malformed',
    ],
  ])('error: a sign-in message with %s', (_, text, sentence) => {
    expect(() => decode(stringToHex(text))).toThrow(sentence)
  })

  test.each([undefined, 1, {}, '0x123'])(
    'error: %j is malformed',
    (message) => {
      expect(() => decode(message)).toThrow()
    },
  )

  test('error: too long', () => {
    expect(() => decode('a'.repeat(65_537))).toThrow('too long')
    expect(() => decode(`0x${'00'.repeat(65_537)}`)).toThrow('too long')
  })
})
