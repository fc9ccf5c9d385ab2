import { describe, expect, test, vi } from 'vitest'
import { findEndpoint } from '../../test/setup/api/apiEndpoints.js'
import { createApiStub } from '../../test/setup/api/createApiStub.js'
import {
  InvalidCaip10AddressError,
  InvalidCaipAddressError,
} from '../core/errors/caip.js'
import type { SessionRequest } from '../core/session/smartSession.js'

const caipAddress = 'eip155:31337:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { answer } = findEndpoint('getSessions')
const [session] = (answer as { pcis: [object] }).pcis

function list(pcis: unknown) {
  const { api } = createApiStub(({ url }) =>
    url.pathname.startsWith('/v1/sessions')
      ? Response.json({ pcis })
      : undefined,
  )
  return api.getSessions({ caipAddress })
}

describe('getSessions', () => {
  test('behavior: the status depends on the time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000 })
    const { sessions } = await list([
      { ...session, expiry: 1_000_001 },
      { ...session, expiry: 1_000_000 },
      { ...session, expiry: 1_000_001, revokedAt: 999_999 },
    ])
    vi.useRealTimers()
    expect(sessions.map(({ status }) => status)).toEqual([
      'active',
      'expired',
      'revoked',
    ])
  })

  test('behavior: an expiry without end fits into a date', async () => {
    const expiry = Number.MAX_SAFE_INTEGER
    const { sessions } = await list([{ ...session, expiry }])
    const [end = 0] = sessions.map(({ expiry }) => expiry)
    expect(new Date(end * 1_000).getUTCFullYear()).toBe(275_760)
    expect(sessions).toMatchObject([{ status: 'active' }])
  })

  test('behavior: invalid rows are dropped and counted', async () => {
    const project = { id: 'p', name: 'App', url: 'javascript:alert(1)' }
    const found = await list([
      { ...session, project, context: null, policies: null },
      { ...session, expiry: '1' },
      { ...session, expiry: 1.5 },
      { ...session, pci: '' },
      { ...session, permissions: {} },
      null,
    ])
    expect(found).toMatchObject({ dropped: 5, partial: true })
    expect(found.sessions[0]).toMatchObject({
      context: '',
      policies: [],
      project: { id: 'p', name: 'App', url: undefined },
    })
  })

  test('error: not a CAIP-10 address', async () => {
    const { api } = createApiStub(() => undefined)
    await expect(
      api.getSessions({ caipAddress: '0xa' }),
    ).rejects.toBeInstanceOf(InvalidCaip10AddressError)
    await expect(
      api.getSessions({ caipAddress: 'evm:1:0xa' }),
    ).rejects.toBeInstanceOf(InvalidCaipAddressError)
  })
})

describe('createSession', () => {
  const { body } = findEndpoint('createSession')
  const key = { type: 'secp256k1', publicKey: `0x${'ab'.repeat(33)}` }
  const create = (answer: unknown) =>
    createApiStub(({ method }) =>
      method === 'POST' ? Response.json(answer) : undefined,
    ).api.createSession({ caipAddress, request: body as SessionRequest })

  test.each([
    {},
    { pci: 'a' },
    { key },
    { pci: '', key },
    { pci: 'Sign in to evil.example', key },
    { pci: 'a', key: { ...key, type: 'rsa' } },
    { pci: 'a', key: { ...key, publicKey: '0x12' } },
    { pci: 'a', key: { ...key, publicKey: `0x${'zz'.repeat(33)}` } },
  ])('error: an answer that is no session: %j', async (answer) => {
    await expect(create(answer)).rejects.toMatchObject({
      code: 'RESPONSE_INVALID',
    })
  })

  test('behavior: nothing but id and key is read', async () => {
    expect(await create({ pci: 'a', key, more: 1 })).toEqual({ pci: 'a', key })
  })
})

describe('revokeSession', () => {
  const parameters = { address: caipAddress, pci: 'pci-1', signature: '0x1' }

  test.each([429, 500, 503])('error: %s, sent once', async (status) => {
    const { api, requests } = createApiStub(() => new Response('', { status }))
    await expect(api.revokeSession(parameters)).rejects.toMatchObject({
      status,
    })
    expect(requests).toHaveLength(1)
  })

  test.each([
    [{}, true],
    [{ success: true }, true],
    [{ success: false }, false],
  ])('behavior: %j', async (body, success) => {
    const { api } = createApiStub(() => Response.json(body))
    expect(await api.revokeSession(parameters)).toEqual({ success })
  })
})
