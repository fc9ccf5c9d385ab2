// A process of its own: it replaces the browser's credentials.
import { HostError } from 'latchkey/frame'
import { expect, test, vi } from 'vitest'
import { askPasskey } from './askPasskey.js'
import { createPasskey } from './createPasskey.js'

const salt = 'c2FsdA=='
const rawId = Uint8Array.of(0xfb, 0xff, 1).buffer
const first = new Uint8Array(32).fill(9).buffer

const answer = (prf?: object) => ({
  rawId,
  getClientExtensionResults: () => ({ prf }),
})

function stub(given: { create?: unknown; get?: unknown }) {
  const credentials = {
    create: vi.fn(async (_: CredentialCreationOptions) => given.create),
    get: vi.fn(async (_: CredentialRequestOptions) => given.get),
  }
  vi.stubGlobal('navigator', { credentials })
  return credentials
}

const create = () =>
  createPasskey({ account: 'ann@example.org', salt, userId: 'ann' })

test('default: the secret of a new passkey', async () => {
  const results = answer({ enabled: true, results: { first } })
  const credentials = stub({ create: results })
  expect(await create()).toEqual({
    credentialId: '-_8B',
    method: 'passkey',
    salt,
    secret: new Uint8Array(first),
  })
  const { publicKey } = credentials.create.mock.calls[0]?.[0] ?? {}
  // Of this origin alone, and never without the user.
  expect(publicKey?.rp.id).toBe(location.hostname)
  expect(publicKey?.authenticatorSelection?.userVerification).toBe('required')
  expect(credentials.get).not.toHaveBeenCalled()
})

test('behavior: some give it only when the passkey is used', async () => {
  const credentials = stub({
    create: answer({ enabled: true }),
    get: answer({ results: { first } }),
  })
  expect((await create()).secret).toEqual(new Uint8Array(first))
  const { publicKey } = credentials.get.mock.calls[0]?.[0] ?? {}
  const [allowed] = publicKey?.allowCredentials ?? []
  expect(allowed?.id).toEqual(new Uint8Array(rawId))
  // The same is asked for both times.
  expect(publicKey?.extensions).toEqual(
    credentials.create.mock.calls[0]?.[0].publicKey?.extensions,
  )
})

test('error: an authenticator that keeps no secret', async () => {
  const none = { code: 'NO_PASSKEY' }
  for (const prf of [undefined, {}, { enabled: false }]) {
    stub({ create: answer(prf) })
    await expect(create()).rejects.toMatchObject(none)
  }
  stub({ create: answer({ enabled: true }), get: answer({}) })
  await expect(create()).rejects.toMatchObject(none)
  stub({})
  await expect(create()).rejects.toBeInstanceOf(HostError)
  for (const credentialId of [undefined, '%'])
    await expect(askPasskey({ credentialId, salt })).rejects.toMatchObject(none)
})
