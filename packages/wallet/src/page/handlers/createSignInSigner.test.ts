import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSignInSigner } from './createSignInSigner.js'

const account = privateKeyToAccount(`0x${'1'.repeat(64)}`)
const origin = 'https://app.example'
const place = { chainId: 1, origin, userId: 'user-1' }
const nonce = 'abcdef123456'

afterEach(() => {
  vi.useRealTimers()
})

function toText(overrides: object = {}) {
  return createSiweMessage({
    address: account.address,
    chainId: 1,
    domain: 'app.example',
    issuedAt: new Date('2026-11-25T00:00:00Z'),
    nonce,
    uri: `${origin}/`,
    version: '1',
    ...overrides,
  }).replace(account.address, '<<AccountAddress>>')
}

function setup() {
  const signer = createSignInSigner({
    wallet: { getAccount: async () => account },
  })
  signer.allow({ origin, userId: 'user-1' })
  return signer
}

describe('createSignInSigner', () => {
  test('default: signs the message of the app, once for each login', async () => {
    const signer = setup()
    const siwxMessage = { nonce, serializedMessage: toText() }
    const found = await signer.answer(siwxMessage, place)
    const message = toText().replace('<<AccountAddress>>', account.address)
    expect(found.message).toBe(message)
    expect(
      await verifyMessage({
        address: account.address,
        message,
        signature: found.signature as '0x',
      }),
    ).toBe(true)
    expect(await signer.answer(siwxMessage, place)).toEqual({})
  })

  test.each([
    ['another domain', toText({ domain: 'evil.example' })],
    ['another URI', toText({ uri: 'https://evil.example' })],
    ['another chain', toText({ chainId: 10 })],
    ['another nonce', toText({ nonce: 'zzzzzzzz9999' })],
    ['no placeholder', toText().replace('<<AccountAddress>>', account.address)],
    ['two placeholders', `${toText()}\n<<AccountAddress>>`],
    ['a text that is no sign-in', 'Pay <<AccountAddress>>'],
    ['a capability', toText({ resources: ['urn:recap:eyJhdHQiOnt9fQ'] })],
    ['no text', undefined],
  ])('error: %s is not signed', async (_, serializedMessage) => {
    const found = await setup().answer({ nonce, serializedMessage }, place)
    expect(found).toEqual({})
  })

  test.each([
    ['another app', { origin: 'https://evil.example' }],
    ['another user', { userId: 'user-2' }],
    ['a Solana cluster', { chainId: 'solana:localnet' }],
  ])('error: nothing for %s', async (_, overrides) => {
    const siwxMessage = { nonce, serializedMessage: toText() }
    const asked = { ...place, ...overrides }
    expect(await setup().answer(siwxMessage, asked)).toEqual({})
  })

  test('error: nothing without a login, or long after it', async () => {
    vi.useFakeTimers()
    const siwxMessage = { nonce, serializedMessage: toText() }
    const wallet = { getAccount: async () => account }
    const fresh = createSignInSigner({ wallet })
    expect(await fresh.answer(siwxMessage, place)).toEqual({})
    const signer = setup()
    vi.advanceTimersByTime(120_000)
    expect(await signer.answer(siwxMessage, place)).toEqual({})
  })
})
