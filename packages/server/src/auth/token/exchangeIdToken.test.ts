import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  app,
  codeOf,
  DAY_MS,
  deviceId,
  email,
  MINUTE_MS,
  otherDeviceId,
  setupAuth,
} from '../../../test/setupAuth.js'
import { getFreshMs } from '../../custody/getFreshMs.js'
import { requireFreshSession } from '../../custody/requireFreshSession.js'
import { createApp } from '../../http/createApp.js'
import { createAuthRoutes } from '../createAuthRoutes.js'
import { getSession } from '../getSession.js'
import { createTokenVerifier } from './createTokenVerifier.js'
import { exchangeIdToken } from './exchangeIdToken.js'

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const others = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const issuer = {
  issuer: 'https://idp.example',
  audience: 'my-client-id',
  jwksUrl: 'https://idp.example/jwks',
}
const projectId = 'my-app'

let answer: () => Response | Promise<Response>
let setup: ReturnType<typeof setupAuth>
let reads: ReturnType<typeof vi.fn<(address: string) => void>>
beforeEach(() => {
  setup = setupAuth()
  answer = () =>
    Response.json({
      keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one' }],
    })
  reads = vi.fn()
  setup.auth.tokens = createTokenVerifier({
    async fetch(address) {
      reads(String(address))
      return answer()
    },
    now: setup.auth.now,
  })
  setup.auth.getTokenIssuers = (parameters) =>
    parameters.app === app && parameters.projectId === projectId ? [issuer] : []
})

const seconds = () => Math.floor(setup.auth.now() / 1_000)

function sign(
  change: object = {},
  header: Partial<JWTHeaderParameters> = {},
  key: KeyObject | Uint8Array = keys.privateKey,
) {
  const claims: JWTPayload = {
    iss: issuer.issuer,
    aud: issuer.audience,
    sub: 'user-1',
    name: 'Ada\u202e Local',
    iat: seconds(),
    exp: seconds() + 600,
    ...change,
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'one', ...header })
    .sign(key)
}

/**
 * Another text of the same signature: of its last character, four bits are
 * read by nobody.
 */
function twin(token: string) {
  const letters =
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(token.slice(-1))
  return `${token.slice(0, -1)}${letters[last ^ 1]}`
}

const exchange = (
  idToken: string,
  change: Partial<exchangeIdToken.Parameters> = {},
) =>
  exchangeIdToken(setup.auth, { app, deviceId, idToken, projectId, ...change })
const refused = async (
  idToken: string,
  change?: Partial<exchangeIdToken.Parameters>,
) => codeOf(() => exchange(idToken, change))

test('default', async () => {
  const session = await exchange(await sign())
  expect(session).toMatchObject({ email: undefined, userName: 'Ada Local' })
  expect(await getSession(setup.auth, session.token)).toMatchObject({
    deviceId,
    userId: session.userId,
  })
  const again = await exchange(await sign({ iat: seconds() - 1 }), {
    deviceId: otherDeviceId,
  })
  expect(again.userId).toBe(session.userId)
  const another = await exchange(await sign({ sub: 'user-2' }))
  expect(another.userId).not.toBe(session.userId)
  expect(reads.mock.calls).toEqual([[issuer.jwksUrl]])
})

describe('the token', () => {
  test.each<[string, () => object, string]>([
    ['of another issuer', () => ({ iss: 'https://evil.example' }), 'FAILED'],
    ['without an issuer', () => ({ iss: undefined }), 'FAILED'],
    ['for another app', () => ({ aud: 'another' }), 'FAILED'],
    ['for two', () => ({ aud: [issuer.audience, 'another'] }), 'FAILED'],
    ['without an audience', () => ({ aud: undefined }), 'FAILED'],
    ['without a subject', () => ({ sub: undefined }), 'FAILED'],
    ['with an empty subject', () => ({ sub: '' }), 'FAILED'],
    ['with a long subject', () => ({ sub: 'x'.repeat(256) }), 'FAILED'],
    ['that has expired', () => ({ exp: seconds() - 60 }), 'EXPIRED'],
    ['without an end', () => ({ exp: undefined }), 'FAILED'],
    ['without a start', () => ({ iat: undefined }), 'FAILED'],
    ['from the future', () => ({ iat: seconds() + 120 }), 'FAILED'],
    ['that is not good yet', () => ({ nbf: seconds() + 120 }), 'FAILED'],
    [
      'that is older than a day',
      () => ({ iat: seconds() - DAY_MS / 1_000 - 61 }),
      'EXPIRED',
    ],
  ])('error: %s', async (_, change, code) => {
    expect(await refused(await sign(change()))).toBe(`SOCIAL_${code}`)
  })

  test('error: signed by somebody else', async () => {
    const forged = await sign({}, {}, others.privateKey)
    expect(await refused(forged)).toBe('SOCIAL_FAILED')
    const unknown = await sign({}, { kid: 'two' }, others.privateKey)
    expect(await refused(unknown)).toBe('SOCIAL_FAILED')
  })

  test('error: signed with the public key as a shared secret', async () => {
    const pem = keys.publicKey.export({ format: 'pem', type: 'spki' })
    const secret = new TextEncoder().encode(pem.toString())
    const forged = await sign({}, { alg: 'HS256' }, secret)
    expect(await refused(forged)).toBe('SOCIAL_FAILED')
  })

  test('error: not signed, changed, or none', async () => {
    const idToken = await sign()
    const [head, , signature] = idToken.split('.')
    const encode = (part: object) =>
      Buffer.from(JSON.stringify(part)).toString('base64url')
    const claims = encode({
      iss: issuer.issuer,
      aud: issuer.audience,
      sub: 'user-2',
      iat: seconds(),
      exp: seconds() + 600,
    })
    for (const text of [
      `${encode({ alg: 'none' })}.${claims}.`,
      `${head}.${claims}.${signature}`,
      'a.b.c',
      '',
    ])
      expect(await refused(text)).toBe('SOCIAL_FAILED')
  })

  test.each(['at+jwt', 'application/at+jwt'])(
    'error: an access token (%s)',
    async (typ) => {
      expect(await refused(await sign({}, { typ }))).toBe('SOCIAL_FAILED')
    },
  )

  // guard: replayed-token
  test('error: replayed on another device', async () => {
    const idToken = await sign()
    const first = await exchange(idToken)
    expect(await refused(idToken, { deviceId: otherDeviceId })).toBe(
      'SOCIAL_FAILED',
    )
    // An answer may be lost on its way.
    expect((await exchange(idToken)).userId).toBe(first.userId)
    const kept = JSON.stringify(await setup.auth.store.idTokens.find())
    expect(kept).not.toContain(idToken)
    expect(kept).not.toContain(deviceId)
  })

  // guard: rewritten-token
  test.each<[string, (token: string) => string]>([
    ['padding', (token) => `${token}==`],
    ['a space at the end', (token) => `${token} `],
    ['another last character', twin],
  ])('error: replayed with %s', async (_, rewrite) => {
    const idToken = await sign()
    const first = await exchange(idToken)
    const other = rewrite(idToken)
    expect(other).not.toBe(idToken)
    expect(await refused(other, { deviceId: otherDeviceId })).toBe(
      'SOCIAL_FAILED',
    )
    expect(await setup.auth.store.idTokens.find()).toHaveLength(1)
    expect((await exchange(idToken)).userId).toBe(first.userId)
  })

  test('behavior: one that is not valid claims nothing', async () => {
    const forged = await sign({}, {}, others.privateKey)
    await refused(forged, { deviceId: otherDeviceId })
    expect(await setup.auth.store.idTokens.find()).toEqual([])
  })

  test('behavior: one of two devices at the same time', async () => {
    const idToken = await sign()
    const both = await Promise.allSettled([
      exchange(idToken),
      exchange(idToken, { deviceId: otherDeviceId }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
    ])
  })

  test('behavior: what has expired is forgotten', async () => {
    await exchange(await sign())
    setup.clock.advance(12 * MINUTE_MS)
    await exchange(await sign())
    expect(await setup.auth.store.idTokens.find()).toHaveLength(1)
  })
})

describe('the user', () => {
  test('error: an address in the token opens no wallet of it', async () => {
    const owner = await setup.login()
    const claims = { email, email_verified: true }
    const session = await exchange(await sign(claims))
    expect(session.userId).not.toBe(owner.userId)
    expect(session.email).toBeUndefined()
    // Nor does it keep the owner out.
    expect((await setup.login()).userId).toBe(owner.userId)
  })

  test('behavior: another project, or issuer, has other users', async () => {
    const first = await exchange(await sign())
    setup.auth.getTokenIssuers = () => [
      { ...issuer, issuer: 'https://two.example' },
      issuer,
    ]
    const project = await exchange(await sign({ iat: seconds() - 1 }), {
      projectId: 'another',
    })
    const other = await exchange(await sign({ iss: 'https://two.example' }))
    const ids = [first, project, other].map(({ userId }) => userId)
    expect(new Set(ids).size).toBe(3)
  })
})

describe('how fresh the login is', () => {
  test.each<[string, () => object, number]>([
    [
      'counts from the login at the provider',
      () => ({ auth_time: seconds() - 240 }),
      6 * MINUTE_MS,
    ],
    [
      'is over when that was before',
      () => ({ auth_time: seconds() - 3_600 }),
      0,
    ],
    [
      'counts from the token without it',
      () => ({ iat: seconds() - 60 }),
      9 * MINUTE_MS,
    ],
    [
      'is no longer by a clock that is ahead',
      () => ({ auth_time: seconds() + 3_600, iat: seconds() + 30 }),
      10 * MINUTE_MS,
    ],
  ])('behavior: %s', async (_, change, left) => {
    const { token } = await exchange(await sign(change()))
    const session = await getSession(setup.auth, token)
    expect(session && getFreshMs(setup.auth.now(), session)).toBe(left)
  })

  test('error: an old login deletes no wallet', async () => {
    const stale = { auth_time: seconds() - 601 }
    const { token } = await exchange(await sign(stale))
    expect(await codeOf(() => requireFreshSession(setup.auth, token))).toBe(
      'FRESH_LOGIN_REQUIRED',
    )
  })

  test('error: a time that is none', async () => {
    const idToken = await sign({ auth_time: 'now' })
    expect(await refused(idToken)).toBe('SOCIAL_FAILED')
  })
})

describe('the app', () => {
  test('error: not allowed', async () => {
    const evil = { app: 'https://evil.example' }
    expect(await refused(await sign(), evil)).toBe('ORIGIN_NOT_ALLOWED')
  })

  test('error: a project that takes none', async () => {
    const other = { projectId: 'another' }
    expect(await refused(await sign(), other)).toBe('SOCIAL_FAILED')
    expect(reads).not.toHaveBeenCalled()
  })

  test('error: 60 tries a minute of one address', async () => {
    const client = '192.0.2.1'
    for (let index = 0; index < 60; index++)
      expect(await refused('a.b.c', { client })).toBe('SOCIAL_FAILED')
    expect(await refused(await sign(), { client })).toBe('LOGIN_COOLDOWN')
    await exchange(await sign(), { client: '192.0.2.2' })
  })
})

describe('the key set', () => {
  test.each<[string, () => Promise<Response>]>([
    [
      'away',
      async () => {
        throw new TypeError('fetch failed')
      },
    ],
    ['an error', async () => new Response('', { status: 500 })],
    ['no JSON', async () => new Response('<html>')],
    ['no key set', async () => Response.json({ keys: 1 })],
  ])('error: %s', async (_, broken) => {
    answer = broken
    expect(await refused(await sign())).toBe('SERVICE_UNAVAILABLE')
    expect(setup.reports).toHaveLength(1)
  })
})

test('behavior: over HTTP, from the frame only', async () => {
  const routes = createApp().route('/', createAuthRoutes(setup.auth))
  const ask = async (site: string, idToken: string) => {
    const response = await routes.request('/auth/token', {
      method: 'POST',
      body: JSON.stringify({ app, deviceId, idToken, projectId }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': site },
    })
    return { status: response.status, ...(await response.json()) }
  }
  const good = await ask('same-origin', await sign())
  expect(good).toMatchObject({ status: 200, userName: 'Ada Local' })
  const foreign = await ask('cross-site', await sign())
  expect(foreign).toMatchObject({ status: 403, code: 'CROSS_ORIGIN' })
  const long = await ask('same-origin', 'x'.repeat(8_193))
  expect(long).toMatchObject({ status: 400, code: 'INVALID_BODY' })
})
