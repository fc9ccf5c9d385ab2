// A process of its own: siwe brings ethers.
// @vitest-environment node
import { SiweMessage } from 'siwe'
import {
  type CreateSiweMessageParameters,
  createSiweMessage,
  parseSiweMessage,
} from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { createSigners } from '../../test/setup/siwx/createSigners.js'
import {
  createTestServer,
  now,
} from '../../test/setup/siwx/createTestServer.js'
import { createVisitor } from '../../test/setup/siwx/createVisitor.js'
import { parseSiwxMessage } from '../siwx/parseSiwxMessage.js'
import type { createSignInServer } from './createSignInServer.js'

const { eip155: signer } = createSigners()
const address = signer.accountAddress as `0x${string}`
const minutes = (count: number) => new Date(now + count * 60_000)

/** What an app writes; the rest are the library's defaults. */
const base = {
  address,
  chainId: 1,
  domain: 'shop.example',
  uri: 'https://shop.example/login',
  version: '1',
} as const

type Change = Partial<CreateSiweMessageParameters>

const libraries: Readonly<
  Record<string, (nonce: string, change?: Change) => string>
> = {
  siwe(nonce, { expirationTime, issuedAt, notBefore, ...change } = {}) {
    const fields = {
      ...base,
      issuedAt: (issuedAt ?? minutes(0)).toISOString(),
      ...(expirationTime && { expirationTime: expirationTime.toISOString() }),
      ...(notBefore && { notBefore: notBefore.toISOString() }),
      ...change,
      nonce,
    }
    // Its types allow no `undefined`, which it never gets here.
    return new SiweMessage(fields as Partial<SiweMessage>).prepareMessage()
  },
  viem: (nonce, change = {}) =>
    createSiweMessage({ ...base, issuedAt: minutes(0), ...change, nonce }),
}

const changes: Readonly<Record<string, Change>> = {
  defaults: {},
  'a statement': { statement: 'I accept the terms: https://shop.example/tos' },
  'a scheme': { scheme: 'https' },
  'all times': { expirationTime: minutes(30), notBefore: minutes(-1) },
  resources: { resources: ['ipfs://bafy/a.md', 'https://shop.example/a?b=c'] },
  'a subpath': { uri: 'https://shop.example' },
}

async function signIn(
  message: (nonce: string) => string,
  options: Partial<createSignInServer.Parameters> = {},
) {
  const visitor = createVisitor(createTestServer(options))
  const text = message(await visitor.getNonce())
  const { body, status } = await visitor.verify(text, await signer.sign(text))
  return { body, status, text, visitor }
}

describe.each(Object.entries(libraries))('%s', (_, create) => {
  test.each(Object.entries(changes))('default: %s', async (_, change) => {
    const found = await signIn((nonce) => create(nonce, change))
    expect(found.status).toBe(200)
    expect(found.body).toEqual({
      address,
      chainId: 'eip155:1',
      // Without one, the session ends after a day.
      expirationTime: (change.expirationTime ?? minutes(1_440)).toISOString(),
      issuedAt: minutes(0).toISOString(),
    })
    expect(await found.visitor.getSession()).toEqual(found.body)
    // Both read the same fields from it.
    const ours = parseSiwxMessage(found.text)
    const theirs = parseSiweMessage(found.text)
    expect(ours).toMatchObject({
      domain: theirs.domain,
      nonce: theirs.nonce,
      uri: theirs.uri,
    })
    expect(ours.scheme).toBe(theirs.scheme)
    expect(ours.statement).toBe(theirs.statement)
    expect(ours.resources).toEqual(theirs.resources)
  })

  test('param: requireExpiration', async () => {
    const options = { requireExpiration: true }
    const refused = await signIn((nonce) => create(nonce), options)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      error: { reason: 'expirationTime' },
    })
    const expirationTime = minutes(30)
    const fine = (nonce: string) => create(nonce, { expirationTime })
    expect((await signIn(fine, options)).status).toBe(200)
  })

  test.each([
    ['domain', { scheme: 'http' }],
    ['domain', { domain: 'evil.example' }],
    ['uri', { uri: 'https://evil.example/' }],
    ['chainId', { chainId: 10 }],
    ['issuedAt', { issuedAt: minutes(-60) }],
    ['expirationTime', { expirationTime: minutes(-1) }],
    ['expirationTime', { expirationTime: minutes(3_000) }],
    ['notBefore', { notBefore: minutes(60) }],
  ])('error: %s, %j', async (reason, change) => {
    const found = await signIn((nonce) => create(nonce, change))
    expect(found.status).toBe(400)
    expect(found.body).toMatchObject({ error: { reason } })
  })
})

test('behavior: a time with an offset, and one that does not exist', async () => {
  const toText = (issuedAt: string) => (nonce: string) =>
    libraries.viem?.(nonce).replace(minutes(0).toISOString(), issuedAt) ?? ''
  const fine = await signIn(toText('2026-01-02T04:05:00+01:00'))
  expect(fine.status).toBe(200)
  expect(fine.body.expirationTime).toBe(minutes(1_440).toISOString())
  const none = await signIn(toText('2026-02-30T03:05:00+01:00'))
  expect(none.status).toBe(400)
})
