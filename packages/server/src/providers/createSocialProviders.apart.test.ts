// A process of its own: servers of OpenID Connect, which keep module state.
import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, type JWTPayload, jwtVerify } from 'jose'
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import {
  client,
  openOidcServer,
  redirectOrigin,
  toRedirect,
} from '../../test/openOidcServer.js'
import { app, deviceId, email as own, setupAuth } from '../../test/setupAuth.js'
import { exchangeSocial } from '../auth/social/exchangeSocial.js'
import { finishSocial } from '../auth/social/finishSocial.js'
import { startSocial } from '../auth/social/startSocial.js'
import { createSocialProviders } from './createSocialProviders.js'
import type { SocialName, SocialRequest } from './socialProvider.js'

type Server = Awaited<ReturnType<typeof openOidcServer>>
type Fetch = (address: string, init: RequestInit) => Promise<Response>

const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const clients: createSocialProviders.Clients = {
  apple: {
    id: client.id,
    keyId: 'KEY1',
    privateKey: apple.privateKey
      .export({ format: 'pem', type: 'pkcs8' })
      .toString(),
    teamId: 'TEAM1',
  },
  discord: client,
  facebook: client,
  github: client,
  google: client,
  x: client,
}

const requestOf = (name: SocialName): SocialRequest => ({
  nonce: 'nonce-of-this-login',
  redirectUri: toRedirect(name),
  state: 'a'.repeat(64),
  verifier: 'v'.repeat(43),
})

function create(name: SocialName, fetch: Fetch, now?: () => number) {
  const provider = createSocialProviders(clients, { fetch, now })[name]
  if (!provider) throw new Error(`There is no ${name}.`)
  return provider
}

afterEach(() => vi.restoreAllMocks())

test('behavior: a provider without a client is left out', () => {
  const { github, x } = clients
  expect(Object.keys(createSocialProviders({ github, x }))).toEqual([
    'x',
    'github',
  ])
  expect(createSocialProviders({})).toEqual({})
})

describe('google', () => {
  let server: Server
  beforeAll(async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    server = await openOidcServer({
      accounts: [
        { sub: '1', email: 'ada@gmail.com', email_verified: true },
        { sub: '2', email: 'ada@gmail.com', email_verified: false },
        { sub: '3', email: 'ada@outlook.example', email_verified: true },
        {
          sub: '4',
          email: 'ada@firm.example',
          email_verified: true,
          hd: 'firm.example',
        },
      ],
      issuer: 'https://accounts.google.com',
      name: 'google',
      scopes: ['email', 'profile'],
    })
  })
  afterAll(() => server.stop())

  const request = requestOf('google')
  async function begin(change: Partial<SocialRequest> = {}, sub?: string) {
    const google = create('google', server.forward)
    const uri = await google.getUri({ ...request, ...change })
    return { google, uri, ...(await server.logIn(uri, sub)) }
  }

  test('default', async () => {
    const { google, uri, values } = await begin({}, '1')
    const query = new URL(uri).searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('nonce')).toBe(request.nonce)
    expect(values.iss).toBe('https://accounts.google.com')
    expect(await google.getIdentity(values, request)).toEqual({
      subject: '1',
      userName: undefined,
      email: 'ada@gmail.com',
      isEmailVerified: true,
      loggedInAt: expect.any(Number),
    })
  })

  test.each([
    ['an address that it calls unverified', '2', false],
    ['an address that it does not host', '3', false],
    ['an address of a firm that it hosts', '4', true],
  ])('behavior: %s', async (_, sub, isEmailVerified) => {
    const { google, values } = await begin({}, sub)
    const identity = await google.getIdentity(values, request)
    expect(identity).toMatchObject({ subject: sub, isEmailVerified })
  })

  test('behavior: they said no', async () => {
    const { google, values } = await begin()
    expect(values.error).toBe('access_denied')
    expect(await google.getIdentity(values, request)).toBeUndefined()
  })

  test('error: a refusal of another login', async () => {
    const { google, values } = await begin()
    const other = { ...request, state: 'b'.repeat(64) }
    await expect(google.getIdentity(values, other)).rejects.toThrow()
  })

  test.each<[string, Partial<SocialRequest>]>([
    ['state', { state: 'b'.repeat(64) }],
    ['nonce', { nonce: 'nonce-of-another-login' }],
    ['verifier', { verifier: 'w'.repeat(43) }],
    ['address to come back to', { redirectUri: toRedirect('github') }],
  ])('error: the %s of another login', async (_, change) => {
    const { google, values } = await begin({}, '1')
    const other = { ...request, ...change }
    await expect(google.getIdentity(values, other)).rejects.toThrow()
  })

  test.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['no issuer', { iss: undefined }],
    ['a code that was made up', { code: 'x'.repeat(43) }],
    ['no code', { code: undefined }],
    ['another failure', { code: undefined, error: 'server_error' }],
  ])('error: an answer with %s', async (_, change) => {
    const { google, values } = await begin({}, '1')
    const answer = { ...values, ...change }
    await expect(google.getIdentity(answer, request)).rejects.toThrow()
  })

  test('error: a replayed code', async () => {
    const { google, values } = await begin({}, '1')
    await google.getIdentity(values, request)
    await expect(google.getIdentity(values, request)).rejects.toThrow()
  })

  const toChanged =
    (toToken: (claims: JWTPayload) => Promise<string>): Fetch =>
    async (address, init) => {
      const response = await server.forward(address, init)
      if (new URL(address).pathname !== '/token') return response
      const body = await response.json()
      const id_token = await toToken(decodeJwt(body.id_token))
      return Response.json({ ...body, id_token })
    }
  const redeem = async (fetch: Fetch) => {
    const { values } = await begin({}, '1')
    return create('google', fetch).getIdentity(values, request)
  }
  const seconds = () => Math.floor(Date.now() / 1_000)

  test('behavior: control of the changed tokens', async () => {
    const fetch = toChanged((claims) => server.sign(claims))
    expect((await redeem(fetch))?.subject).toBe('1')
  })

  test.each<[string, () => object]>([
    ['issuer', () => ({ iss: 'https://evil.example' })],
    ['audience', () => ({ aud: 'another-app' })],
    ['audience beside ours', () => ({ aud: [client.id, 'another-app'] })],
    [
      'audience beside ours, with azp',
      () => ({ aud: [client.id, 'another-app'], azp: client.id }),
    ],
    ['nonce', () => ({ nonce: 'nonce-of-another-login' })],
    ['missing nonce', () => ({ nonce: undefined })],
    ['missing subject', () => ({ sub: undefined })],
    ['empty subject', () => ({ sub: '' })],
    ['missing end', () => ({ exp: undefined })],
    ['past end', () => ({ exp: seconds() - 60 })],
  ])('error: an ID token with another %s', async (_, change) => {
    const fetch = toChanged((claims) => server.sign({ ...claims, ...change() }))
    await expect(redeem(fetch)).rejects.toThrow()
  })

  test('error: an ID token that has expired by our clock', async () => {
    const { values } = await begin({}, '1')
    const later = () => Date.now() + 2 * 60 * 60_000
    const google = create('google', server.forward, later)
    await expect(google.getIdentity(values, request)).rejects.toThrow()
  })

  test('error: an ID token with a forged signature', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const fetch = toChanged((claims) => server.sign(claims, privateKey))
    await expect(redeem(fetch)).rejects.toThrow()
  })

  test('error: an ID token without a signature', async () => {
    const encode = (part: object) =>
      Buffer.from(JSON.stringify(part)).toString('base64url')
    const fetch = toChanged(
      async (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`,
    )
    await expect(redeem(fetch)).rejects.toThrow()
  })

  test('behavior: metadata and keys are loaded once an hour', async () => {
    const paths: string[] = []
    const fetch: Fetch = (address, init) => {
      paths.push(new URL(address).pathname)
      return server.forward(address, init)
    }
    let time = Date.now()
    const google = create('google', fetch, () => time)
    const run = async () => {
      const { values } = await begin({}, '1')
      await google.getIdentity(values, request)
    }
    await run()
    await run()
    const metadata = '/.well-known/openid-configuration'
    expect(paths).toEqual([metadata, '/token', '/jwks', '/token'])
    time += 60 * 60_000
    await google.getUri(request)
    expect(paths.at(-1)).toBe(metadata)
  })

  test('behavior: a failed check is tried again', async () => {
    let isAway = true
    const google = create('google', async (address, init) => {
      if (isAway) return new Response('away', { status: 502 })
      return server.forward(address, init)
    })
    await expect(google.check(request)).rejects.toThrow()
    isAway = false
    await google.check(request)
  })

  test('error: metadata of another issuer', async () => {
    const google = create('google', async (address, init) => {
      const response = await server.forward(address, init)
      const issuer = 'https://evil.example'
      return Response.json({ ...(await response.json()), issuer })
    })
    await expect(google.check(request)).rejects.toThrow()
  })
})

describe('apple', () => {
  let server: Server
  beforeAll(async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    server = await openOidcServer({
      accounts: [
        {
          sub: '001.a',
          email: 'x@privaterelay.appleid.com',
          email_verified: 'true',
        },
        { sub: '002.b', email: 'ada@example.org', email_verified: 'false' },
      ],
      issuer: 'https://appleid.apple.com',
      name: 'apple',
      scopes: ['email', 'name'],
    })
  })
  afterAll(() => server.stop())

  const request = requestOf('apple')
  /** Takes the signed secret as Apple does. */
  const fetch: Fetch = async (address, init) => {
    if (new URL(address).pathname !== '/token')
      return server.forward(address, init)
    const body = new URLSearchParams(String(init.body))
    await jwtVerify(body.get('client_secret') ?? '', apple.publicKey, {
      algorithms: ['ES256'],
      audience: 'https://appleid.apple.com',
      issuer: 'TEAM1',
      maxTokenAge: '180 days',
      requiredClaims: ['exp', 'iat'],
      subject: client.id,
    })
    body.set('client_secret', client.secret)
    return server.forward(address, { ...init, body })
  }

  test('default', async () => {
    const provider = create('apple', fetch)
    const uri = await provider.getUri(request)
    const { isPosted, values } = await server.logIn(uri, '001.a')
    expect(isPosted).toBe(true)
    const user = JSON.stringify({
      name: { firstName: 'Ada', lastName: 'Local\u202e' },
      email: 'owner@example.com',
    })
    const identity = await provider.getIdentity({ ...values, user }, request)
    expect(identity).toEqual({
      subject: '001.a',
      userName: 'Ada Local',
      email: 'x@privaterelay.appleid.com',
      isEmailVerified: true,
      loggedInAt: expect.any(Number),
    })
  })

  test.each(['{', '[]', 'null', '{"name":{"firstName":{}}}', '{"name":1}'])(
    'behavior: no name in %s, and no verified address',
    async (user) => {
      const provider = create('apple', fetch)
      const uri = await provider.getUri(request)
      const { values } = await server.logIn(uri, '002.b')
      const identity = await provider.getIdentity({ ...values, user }, request)
      expect(identity).toMatchObject({
        userName: undefined,
        isEmailVerified: false,
      })
    },
  )

  test('behavior: they said no, in words of its own', async () => {
    const answer = {
      error: 'user_cancelled_authorize',
      iss: 'https://appleid.apple.com',
      state: request.state,
    }
    const provider = create('apple', fetch)
    expect(await provider.getIdentity(answer, request)).toBeUndefined()
  })
})

describe.each<{
  name: SocialName
  issuer: string
  authorize: string
  token: string
  authMethod?: 'client_secret_basic'
  /** Answers of the provider's API, by address. */
  pages: Record<string, unknown>
  identity: object
  unproved?: Record<string, unknown>
  broken: Record<string, unknown>
}>([
  {
    name: 'github',
    issuer: 'https://github.com/login/oauth',
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    pages: {
      'https://api.github.com/user': {
        id: 583231,
        login: 'octocat',
        email: 'profile@example.org',
      },
      'https://api.github.com/user/emails': [
        { email: 'old@example.org', primary: false, verified: true },
        { email: 'ada@example.org', primary: true, verified: true },
      ],
    },
    identity: {
      subject: '583231',
      userName: 'octocat',
      email: 'ada@example.org',
      isEmailVerified: true,
    },
    unproved: {
      'https://api.github.com/user/emails': [
        { email: 'old@example.org', primary: false, verified: true },
        { email: 'ada@example.org', primary: true, verified: false },
      ],
    },
    broken: { 'https://api.github.com/user': { id: '583231' } },
  },
  {
    name: 'discord',
    issuer: 'https://discord.com',
    authorize: '/oauth2/authorize',
    token: '/api/oauth2/token',
    pages: {
      'https://discord.com/api/users/@me': {
        id: '80351110224678912',
        username: 'nelly',
        email: 'nelly@example.org',
        verified: true,
      },
    },
    identity: {
      subject: '80351110224678912',
      userName: 'nelly',
      email: 'nelly@example.org',
      isEmailVerified: true,
    },
    unproved: {
      'https://discord.com/api/users/@me': {
        id: '80351110224678912',
        username: 'nelly',
        email: 'nelly@example.org',
        verified: false,
      },
    },
    broken: { 'https://discord.com/api/users/@me': { id: '', username: 'x' } },
  },
  {
    name: 'facebook',
    issuer: 'https://www.facebook.com',
    authorize: '/v23.0/dialog/oauth',
    token: '/v23.0/oauth/access_token',
    pages: {
      'https://graph.facebook.com/v23.0/me?fields=id%2Cname%2Cemail': {
        id: '10158',
        name: 'Ada Local',
        email: 'ada@example.org',
      },
    },
    identity: {
      subject: '10158',
      userName: 'Ada Local',
      email: 'ada@example.org',
      isEmailVerified: false,
    },
    broken: {
      'https://graph.facebook.com/v23.0/me?fields=id%2Cname%2Cemail': {},
    },
  },
  {
    name: 'x',
    issuer: 'https://x.com',
    authorize: '/i/oauth2/authorize',
    token: '/2/oauth2/token',
    authMethod: 'client_secret_basic',
    pages: {
      'https://api.x.com/2/users/me': {
        data: { id: '2244994945', name: 'Ada', username: 'ada' },
      },
    },
    identity: {
      subject: '2244994945',
      userName: 'ada',
      email: undefined,
      isEmailVerified: false,
    },
    broken: { 'https://api.x.com/2/users/me': { errors: [{}] } },
  },
])('$name', (parameters) => {
  const { authMethod, authorize, identity, issuer, name, token } = parameters
  let server: Server
  beforeAll(async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    server = await openOidcServer({
      ...{ authMethod, issuer, name, way: { authorize, token } },
      accounts: [{ sub: 'account' }],
      scopes: [
        ...['read:user', 'user:email', 'identify', 'email'],
        ...['public_profile', 'users.read', 'tweet.read'],
      ],
    })
  })
  afterAll(() => server.stop())

  const request = requestOf(name)
  /** The provider's API takes tokens that its own server has given. */
  const toFetch =
    (pages: Record<string, unknown>): Fetch =>
    async (address, init) => {
      const { pathname } = new URL(address)
      if (pathname === authorize || pathname === token)
        return server.forward(address, init)
      const url = new URL(address)
      const bearer = new Headers(init.headers).get('authorization') ?? ''
      const value = bearer.replace(/^Bearer /i, '')
      const known = await server.provider.AccessToken.find(value)
      if (known?.accountId !== 'account')
        return new Response('', { status: 401 })
      if (name === 'facebook') {
        const proof = createHmac('sha256', client.secret).update(value)
        if (url.searchParams.get('appsecret_proof') !== proof.digest('hex'))
          return new Response('', { status: 400 })
        url.searchParams.delete('appsecret_proof')
      }
      const page = pages[url.href]
      return page ? Response.json(page) : new Response('', { status: 404 })
    }

  async function begin(pages = parameters.pages, sub?: string) {
    const provider = create(name, toFetch(pages))
    const uri = await provider.getUri(request)
    const { values } = await server.logIn(uri, sub)
    // Most of them leave the issuer out of the answer.
    const { iss: _, ...answer } = values
    return { answer, provider, uri }
  }

  test('default', async () => {
    const { answer, provider, uri } = await begin(undefined, 'account')
    expect(new URL(uri).pathname).toBe(authorize)
    expect(new URL(uri).searchParams.get('nonce')).toBeNull()
    expect(await provider.getIdentity(answer, request)).toEqual(identity)
  })

  test('behavior: an issuer in the answer is checked', async () => {
    const { answer, provider } = await begin(undefined, 'account')
    const other = { ...answer, iss: 'https://evil.example' }
    await expect(provider.getIdentity(other, request)).rejects.toThrow()
    const own = { ...answer, iss: issuer }
    expect(await provider.getIdentity(own, request)).toEqual(identity)
  })

  test.runIf(parameters.unproved)(
    'behavior: an unverified address',
    async () => {
      const pages = { ...parameters.pages, ...parameters.unproved }
      const { answer, provider } = await begin(pages, 'account')
      expect(await provider.getIdentity(answer, request)).toEqual({
        ...identity,
        isEmailVerified: false,
      })
    },
  )

  test('behavior: check', async () => {
    await create(name, toFetch({})).check(request)
  })

  test('error: check with a wrong secret, or out of reach', async () => {
    const wrong = createSocialProviders(
      { [name]: { ...client, secret: 'wrong' } },
      { fetch: toFetch({}) },
    )
    await expect(wrong[name]?.check(request)).rejects.toThrow('client ID')
    const away = create(name, async () => {
      throw new Error('away')
    })
    await expect(away.check(request)).rejects.toThrow('does not answer')
  })

  test.each([true, false])(
    'behavior: reaches the wallet of an address it has verified only (%s)',
    async (isVerified) => {
      const pages = {
        ...parameters.pages,
        ...(isVerified ? {} : parameters.unproved),
      }
      const { email, isEmailVerified } = {
        email: undefined,
        isEmailVerified: false,
        ...identity,
      }
      const reaches = isVerified && isEmailVerified
      const setup = setupAuth()
      setup.auth.walletOrigin = () => redirectOrigin
      setup.auth.providers = { [name]: create(name, toFetch(pages)) }
      const { challengeId } = await setup.request({ email: email ?? own })
      const owner = await setup.verify(challengeId, setup.lastCode())
      const { state, uri } = await startSocial(setup.auth, {
        ...{ app, deviceId, provider: name },
      })
      const { values } = await server.logIn(uri, 'account')
      const { iss: _, ...answer } = values
      const back = { ...answer, provider: name, state }
      const { resultUri } = await finishSocial(setup.auth, back)
      const code = new URL(resultUri).searchParams.get('code') ?? ''
      const session = await exchangeSocial(setup.auth, {
        code,
        deviceId,
        state,
      })
      expect(session.userId === owner.userId).toBe(reaches)
      expect(session.email).toBe(reaches ? email : undefined)
    },
  )

  test('behavior: they said no', async () => {
    const { answer, provider } = await begin()
    expect(await provider.getIdentity(answer, request)).toBeUndefined()
  })

  test.each<[string, Partial<SocialRequest>]>([
    ['state', { state: 'b'.repeat(64) }],
    ['verifier', { verifier: 'w'.repeat(43) }],
    ['address to come back to', { redirectUri: toRedirect('google') }],
  ])('error: the %s of another login', async (_, change) => {
    const { answer, provider } = await begin(undefined, 'account')
    const other = { ...request, ...change }
    await expect(provider.getIdentity(answer, other)).rejects.toThrow()
  })

  test('error: a replayed code', async () => {
    const { answer, provider } = await begin(undefined, 'account')
    await provider.getIdentity(answer, request)
    await expect(provider.getIdentity(answer, request)).rejects.toThrow()
  })

  test('error: an answer of another shape', async () => {
    const pages = { ...parameters.pages, ...parameters.broken }
    const { answer, provider } = await begin(pages, 'account')
    await expect(provider.getIdentity(answer, request)).rejects.toThrow()
  })

  test('error: the API is away', async () => {
    const { answer, provider } = await begin({}, 'account')
    await expect(provider.getIdentity(answer, request)).rejects.toThrow()
  })

  test('error: a failure with status 200', async () => {
    const { answer } = await begin(undefined, 'account')
    const provider = create(name, async () =>
      Response.json({ error: 'bad_verification_code' }),
    )
    await expect(provider.getIdentity(answer, request)).rejects.toThrow()
  })
})
