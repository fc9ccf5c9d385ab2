// A process of its own: it replaces the browser's credentials.
import { expect, test, vi } from 'vitest'
import { encodeBase64Url } from '../core/encodeBase64Url.js'
import { confirmPasskey } from './confirmPasskey.js'

const rawId = Uint8Array.of(0xfb, 0xff, 1)
const id = '-_8B'

type Given = {
  flags?: number
  rawId?: Uint8Array
  client?: object
}

/** An authenticator that answers as it is told to. */
function stub({ client, flags = 0x05, rawId: own = rawId }: Given = {}) {
  const get = vi.fn(async ({ publicKey }: CredentialRequestOptions) => {
    const data = new Uint8Array(37)
    data[32] = flags
    const challenge = encodeBase64Url(
      new Uint8Array(publicKey?.challenge as ArrayBuffer),
    )
    const { origin } = location
    const said = { challenge, origin, type: 'webauthn.get', ...client }
    return {
      rawId: own.buffer,
      response: {
        authenticatorData: data.buffer,
        clientDataJSON: new TextEncoder().encode(JSON.stringify(said)),
      },
    }
  })
  vi.stubGlobal('navigator', { credentials: { get } })
  return get
}

test('default', async () => {
  const get = stub()
  expect(await confirmPasskey([id, 'AAAA'])).toBe(true)
  const { publicKey } = get.mock.calls[0]?.[0] ?? {}
  expect(publicKey?.userVerification).toBe('required')
  expect(publicKey?.rpId).toBe(location.hostname)
  expect(publicKey?.allowCredentials?.[0]?.id).toEqual(rawId)
})

test.each([
  ['nobody was verified', { flags: 0x01 }],
  ['nobody was there', { flags: 0x04 }],
  ['another passkey', { rawId: Uint8Array.of(1, 2, 3) }],
  ['an answer of before', { client: { challenge: 'AAAA' } }],
  ['an answer of another page', { client: { origin: 'https://a.test' } }],
  ['a new passkey', { client: { type: 'webauthn.create' } }],
])('error: %s', async (_, given) => {
  stub(given)
  expect(await confirmPasskey([id])).toBe(false)
})

test('error: the user cancels', async () => {
  const get = vi.fn(async () => {
    throw new DOMException('', 'NotAllowedError')
  })
  vi.stubGlobal('navigator', { credentials: { get } })
  await expect(confirmPasskey([id])).rejects.toThrow()
})
