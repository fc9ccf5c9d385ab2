import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type {
  BegunLogin,
  PasskeyLoginAuth,
} from '../../account/passkeys/createPasskeyAuth.js'
import { inEnglish } from '../../ui/language/createLanguage.js'
import { createPasskeyCard } from './createPasskeyCard.js'

const state = 'a'.repeat(64)
const result = { app: 'https://shop.example', resultUri: 'https://w.example/r' }
const bytes = (text: string) => new TextEncoder().encode(text).buffer

const toBegun = (challenge: string): BegunLogin => ({
  app: 'https://shop.example',
  name: 'The Shop',
  creation: {
    challenge,
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    rp: { id: 'wallet.example', name: 'wallet.example' },
    user: { displayName: 'Shop', id: 'aGFuZGxl', name: 'Shop' },
  },
  request: { challenge, rpId: 'wallet.example', userVerification: 'required' },
})

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function setup(
  credentials: Partial<Record<'create' | 'get', () => Promise<unknown>>> = {},
) {
  const get = vi.fn(
    async (_: CredentialRequestOptions): Promise<unknown> => ({
      rawId: bytes('id'),
      response: {
        authenticatorData: bytes('data'),
        clientDataJSON: bytes('client'),
        signature: bytes('signature'),
        userHandle: bytes('handle'),
      },
    }),
  )
  const create = vi.fn(
    async (_: CredentialCreationOptions): Promise<unknown> => ({
      rawId: bytes('id'),
      response: {
        attestationObject: bytes('attestation'),
        clientDataJSON: bytes('client'),
      },
    }),
  )
  vi.stubGlobal('navigator', {
    ...{ credentials: { create, get, ...credentials } },
    userAgent: navigator.userAgent,
  })
  const auth = {
    begin: vi.fn(async () => toBegun('c2Vjb25k')),
    create: vi.fn(async (_: object) => result),
    use: vi.fn(async (_: object) => result),
  } satisfies PasskeyLoginAuth
  const onResult = vi.fn()
  document.body.append(
    createPasskeyCard({
      ...{ auth, language: inEnglish, onResult, state },
      begun: toBegun('Zmlyc3Q'),
    }),
  )
  const click = (name: string) =>
    document
      .querySelector<HTMLElement>(`[data-testid=passkey-${name}]`)
      ?.click()
  const text = () => document.body.textContent
  return { auth, click, create, get, onResult, text }
}

test('default: uses a passkey, of any device', async () => {
  const { auth, click, get, onResult, text } = setup()
  expect(text()).toContain('The Shop (shop.example)')
  click('use')
  await vi.waitFor(() => expect(onResult).toHaveBeenCalledWith(result))
  const { publicKey } = get.mock.calls[0]?.[0] ?? {}
  expect(publicKey).toMatchObject({
    rpId: 'wallet.example',
    userVerification: 'required',
  })
  expect(publicKey).not.toHaveProperty('allowCredentials')
  expect(new TextDecoder().decode(publicKey?.challenge)).toBe('first')
  expect(auth.use).toHaveBeenCalledExactlyOnceWith({
    assertion: {
      ...{ id: 'aWQ', rawId: 'aWQ', type: 'public-key' },
      response: {
        authenticatorData: 'ZGF0YQ',
        clientDataJSON: 'Y2xpZW50',
        signature: 'c2lnbmF0dXJl',
        userHandle: 'aGFuZGxl',
      },
    },
    state,
  })
  expect(text()).toContain('You can close this window.')
})

test('default: creates one', async () => {
  const { auth, click, create, onResult } = setup()
  click('create')
  await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce())
  const { publicKey } = create.mock.calls[0]?.[0] ?? {}
  expect(new TextDecoder().decode(publicKey?.user.id)).toBe('handle')
  expect(auth.create.mock.calls[0]?.[0]).toMatchObject({
    creation: { id: 'aWQ', response: { transports: [] } },
    state,
  })
})

test('behavior: after a try that fails, another challenge', async () => {
  const { auth, click, get, onResult, text } = setup()
  auth.use.mockRejectedValueOnce({ code: 'PASSKEY_REFUSED' })
  click('use')
  await vi.waitFor(() =>
    expect(text()).toContain("This passkey doesn't work for this app."),
  )
  expect(auth.begin).toHaveBeenCalledExactlyOnceWith(state)
  expect(onResult).not.toHaveBeenCalled()
  click('use')
  await vi.waitFor(() => expect(onResult).toHaveBeenCalledOnce())
  const { publicKey } = get.mock.calls[1]?.[0] ?? {}
  expect(new TextDecoder().decode(publicKey?.challenge)).toBe('second')
})

test('behavior: the user cancels', async () => {
  const { click, onResult, text } = setup({
    get: async () => {
      throw new DOMException('', 'NotAllowedError')
    },
  })
  click('use')
  await vi.waitFor(() => expect(text()).toContain('No passkey was used.'))
  expect(onResult).not.toHaveBeenCalled()
})

test('behavior: a login that is over', async () => {
  const { auth, click, text } = setup()
  auth.use.mockRejectedValueOnce({ code: 'PASSKEY_EXPIRED' })
  auth.begin.mockRejectedValueOnce({ code: 'SOCIAL_EXPIRED' })
  click('use')
  await vi.waitFor(() => expect(text()).toContain('This sign-in is over.'))
})

test('error: a browser without passkeys', () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  const { text } = setup()
  expect(text()).toContain("This browser doesn't support passkeys.")
})
