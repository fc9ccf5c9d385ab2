import { SignJWT } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { createSigners } from '../../test/setup/siwx/createSigners.js'
import {
  createTestServer,
  now,
} from '../../test/setup/siwx/createTestServer.js'
import { createVisitor } from '../../test/setup/siwx/createVisitor.js'
import { createSiwxMessage } from '../siwx/createSiwxMessage.js'
import { createMemoryStore } from './createMemoryStore.js'
import type { createSignInServer } from './createSignInServer.js'

type Signer = ReturnType<typeof createSigners>['eip155']

const signers = createSigners()
const minutes = (count: number) => new Date(now + count * 60_000).toISOString()

function toMessage(signer: Signer, nonce: string, change: object = {}) {
  const { accountAddress, chainId } = signer
  return createSiwxMessage({
    accountAddress,
    chainId,
    domain: 'shop.example',
    uri: 'https://shop.example/login',
    version: '1',
    nonce,
    issuedAt: minutes(0),
    expirationTime: minutes(60),
    ...change,
  })
}

async function signIn(
  visitor: ReturnType<typeof createVisitor>,
  signer: Signer = signers.eip155,
  change: object = {},
) {
  const message = toMessage(signer, await visitor.getNonce(), change)
  return visitor.verify(message, await signer.sign(message))
}

describe.each(Object.entries(signers))('%s', (_, signer) => {
  test('default: nonce, verify, session, sign-out', async () => {
    const visitor = createVisitor(createTestServer())
    expect(await visitor.getSession()).toBe(null)
    const { body, response, status } = await signIn(visitor, signer)
    expect(status).toBe(200)
    const session = {
      address: signer.accountAddress,
      chainId: signer.chainId,
      expirationTime: minutes(60),
      issuedAt: minutes(0),
    }
    expect(body).toEqual(session)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-latchkey-session=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await visitor.getSession()).toEqual(session)
    expect((await visitor.signOut()).status).toBe(200)
    expect(await visitor.getSession()).toBe(null)
  })
})

describe('nonce', () => {
  test('default: at least 128 bits, bound to a cookie, never cached', async () => {
    const visitor = createVisitor(createTestServer())
    const { body, response } = await visitor.send('nonce')
    expect(body.nonce).toMatch(/^[0-9a-f]{32}$/)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-latchkey-sign-in=[0-9a-f]{32}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await visitor.getNonce()).not.toBe(body.nonce)
  })

  test('behavior: two tabs of one browser can both sign in', async () => {
    const visitor = createVisitor(createTestServer())
    const [first, second] = [await visitor.getNonce(), await visitor.getNonce()]
    for (const nonce of [first, second]) {
      const message = toMessage(signers.eip155, nonce)
      const signature = await signers.eip155.sign(message)
      expect((await visitor.verify(message, signature)).status).toBe(200)
    }
  })

  test('behavior: two tabs ask for the first nonce at once: the other one tries again', async () => {
    const server = createTestServer()
    const visitor = createVisitor(server)
    // Neither request has a cookie, and the second answer's is kept.
    const early = await createVisitor(server).getNonce()
    await visitor.getNonce()
    const attempt = async (nonce: string) => {
      const message = toMessage(signers.eip155, nonce)
      const signature = await signers.eip155.sign(message)
      return visitor.verify(message, signature)
    }
    expect((await attempt(early)).body.error.code).toBe('NONCE_INVALID')
    expect((await attempt(await visitor.getNonce())).status).toBe(200)
  })

  test('behavior: of 100 requests at once, exactly one signs in', async () => {
    for (let round = 0; round < 20; round++) {
      const visitor = createVisitor(createTestServer())
      const message = toMessage(signers.solana, await visitor.getNonce())
      const signature = await signers.solana.sign(message)
      const results = await Promise.all(
        Array.from({ length: 100 }, () => visitor.verify(message, signature)),
      )
      const count = results.filter(({ status }) => status === 200).length
      expect(count).toBe(1)
    }
  })

  test('error: used, unknown, expired, or of another browser', async () => {
    let time = now
    const server = createTestServer({ now: () => time })
    const visitor = createVisitor(server)
    const refused = { code: 'NONCE_INVALID', reason: 'nonce' }
    const attempt = async (nonce: string, by = visitor) => {
      const message = toMessage(signers.eip155, nonce, {
        issuedAt: new Date(time).toISOString(),
      })
      return by.verify(message, await signers.eip155.sign(message))
    }
    const used = await visitor.getNonce()
    expect((await attempt(used)).status).toBe(200)
    const stranger = createVisitor(server)
    await stranger.getNonce()
    const naked = createVisitor(server)
    for (const [nonce, by] of [
      [used, visitor],
      ['0'.repeat(32), visitor],
      [await visitor.getNonce(), stranger],
      [await visitor.getNonce(), naked],
      ['0'.repeat(32), naked],
    ] as const) {
      const { body, status } = await attempt(nonce, by)
      expect(status).toBe(401)
      expect(body.error).toMatchObject(refused)
    }
    const slow = await visitor.getNonce()
    time += 599_999
    expect((await attempt(slow)).status).toBe(200)
    const late = await visitor.getNonce()
    time += 600_000
    expect((await attempt(late)).body.error).toMatchObject(refused)
  })

  test('behavior: a prompt stays open as long as the nonce', async () => {
    let time = now
    const visitor = createVisitor(createTestServer({ now: () => time }))
    const message = toMessage(signers.eip155, await visitor.getNonce())
    const signature = await signers.eip155.sign(message)
    time += 599_999
    expect((await visitor.verify(message, signature)).status).toBe(200)
    // Not a message that is older than every nonce.
    const stale = toMessage(signers.eip155, await visitor.getNonce(), {
      issuedAt: new Date(time - 900_001).toISOString(),
    })
    const { body } = await visitor.verify(
      stale,
      await signers.eip155.sign(stale),
    )
    expect(body.error).toMatchObject({ reason: 'issuedAt' })
  })

  test('behavior: a rejected message burns its nonce', async () => {
    const visitor = createVisitor(createTestServer())
    const nonce = await visitor.getNonce()
    const message = toMessage(signers.eip155, nonce)
    const foreign = await signers.solana.sign(message)
    expect((await visitor.verify(message, foreign)).body.error.code).toBe(
      'SIGNATURE_INVALID',
    )
    const signature = await signers.eip155.sign(message)
    expect((await visitor.verify(message, signature)).status).toBe(401)
  })
})

describe('session', () => {
  const name = '__Host-latchkey-session'

  test('behavior: signing in again rotates the cookie', async () => {
    const server = createTestServer()
    const visitor = createVisitor(server)
    await signIn(visitor)
    const old = visitor.cookies.get(name)
    await signIn(visitor, signers.solana)
    expect(visitor.cookies.get(name)).not.toBe(old)
    const thief = createVisitor(server)
    thief.cookies.set(name, old ?? '')
    expect(await thief.getSession()).toBe(null)
    expect((await visitor.getSession()).address).toBe(
      signers.solana.accountAddress,
    )
  })

  test('behavior: signing out revokes it on the server', async () => {
    const server = createTestServer()
    const visitor = createVisitor(server)
    await signIn(visitor)
    const old = visitor.cookies.get(name) ?? ''
    await visitor.signOut()
    visitor.cookies.set(name, old)
    expect(await visitor.getSession()).toBe(null)
  })

  test('behavior: ends when the message expires', async () => {
    let time = now
    const visitor = createVisitor(createTestServer({ now: () => time }))
    await signIn(visitor)
    time += 3_599_999
    expect(await visitor.getSession()).not.toBe(null)
    time += 1
    expect(await visitor.getSession()).toBe(null)
  })

  test('behavior: instances with one store share sessions', async () => {
    const store = createMemoryStore({ now: () => now })
    const servers = [createTestServer({ store }), createTestServer({ store })]
    const [one, two] = servers as [
      createSignInServer.ReturnType,
      createSignInServer.ReturnType,
    ]
    const visitor = createVisitor(one)
    const message = toMessage(signers.eip155, await visitor.getNonce())
    const other = createVisitor(two)
    for (const [key, value] of visitor.cookies) other.cookies.set(key, value)
    const signature = await signers.eip155.sign(message)
    expect((await other.verify(message, signature)).status).toBe(200)
    visitor.cookies.set(name, other.cookies.get(name) ?? '')
    expect(await visitor.getSession()).not.toBe(null)
  })

  test('default: getSession reads the headers of any request', async () => {
    const server = createTestServer()
    const visitor = createVisitor(server)
    await signIn(visitor)
    const headers = new Headers({
      cookie: `a=b; ${name}=${visitor.cookies.get(name)}`,
    })
    expect((await server.getSession({ headers }))?.chainId).toBe('eip155:1')
    expect(await server.getSession({ headers: new Headers() })).toBe(null)
  })

  test('param: secret: a list rotates it', async () => {
    const store = createMemoryStore({ now: () => now })
    const [old, next] = ['old '.repeat(10), 'next'.repeat(10)]
    const visitor = createVisitor(createTestServer({ secret: old, store }))
    await signIn(visitor)
    const headers = new Headers({
      cookie: `${name}=${visitor.cookies.get(name)}`,
    })
    const read = (secret: string | string[]) =>
      createTestServer({ secret, store }).getSession({ headers })
    expect(await read([next, old])).not.toBe(null)
    expect(await read(next)).toBe(null)
  })

  test('error: forged cookies', async () => {
    const server = createTestServer()
    const visitor = createVisitor(server)
    await signIn(visitor)
    const token = visitor.cookies.get(name) ?? ''
    const [head = '', body = '', mark = ''] = token.split('.')
    const encode = (value: object) =>
      Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const sign = (
      payload: object,
      typ = 'latchkey-session',
      secret = 'a secret of at least thirty-two bytes',
      alg = 'HS256',
    ) =>
      new SignJWT(payload as Record<string, unknown>)
        .setProtectedHeader({ alg, typ })
        .sign(new TextEncoder().encode(secret))
    const read = (cookie: string) =>
      server.getSession({ headers: new Headers({ cookie }) })
    // The control: a token of the same claims is accepted.
    expect(await read(`${name}=${await sign(claims)}`)).not.toBe(null)
    const { exp: _exp, ...endless } = claims
    for (const forged of [
      '',
      'x',
      `${head}.${body}.`,
      `${encode({ alg: 'none', typ: 'latchkey-session' })}.${body}.`,
      `${encode({ alg: 'none', typ: 'latchkey-session' })}.${body}.${mark}`,
      `${head}.${encode({ ...claims, jti: '0' })}.${mark}`,
      await sign(claims, 'JWT'),
      await sign(
        claims,
        'latchkey-session',
        'another secret of thirty-two bytes!!',
      ),
      await sign({ ...claims, aud: 'bank.example' }),
      await sign({ ...claims, exp: Math.floor(now / 1_000) - 1 }),
      await sign({ ...claims, jti: '0'.repeat(32) }),
      await sign(endless),
      await sign(claims, 'latchkey-session', undefined, 'HS512'),
    ])
      expect(await read(`${name}=${forged}`)).toBe(null)
    expect(await read(`latchkey-session=${token}`)).toBe(null)
    expect(await read(`${name}=x; ${name}=${token}`)).toBe(null)
    expect(await read(`${name}=${token}; ${name}=x`)).toBe(null)
  })
})

describe('requests', () => {
  const server = createTestServer()

  test('behavior: each route answers its method only', async () => {
    for (const [route, method, allowed] of [
      ['nonce', 'POST', 'GET'],
      ['session', 'DELETE', 'GET'],
      ['verify', 'GET', 'POST'],
      ['sign-out', 'GET', 'POST'],
      ['verify', 'OPTIONS', 'POST'],
    ] as const) {
      const { body, response, status } = await createVisitor(server).send(
        route,
        { method },
      )
      expect(status).toBe(405)
      expect(body.error.code).toBe('METHOD_NOT_ALLOWED')
      expect(response.headers.get('allow')).toBe(allowed)
    }
    for (const route of ['', 'other', 'constructor', '__proto__']) {
      const { body, status } = await createVisitor(server).send(route)
      expect([status, body.error.code]).toEqual([404, 'ROUTE_NOT_FOUND'])
    }
  })

  test('behavior: a framework adds a slash to the path', async () => {
    const { handler } = createTestServer()
    const response = await handler(
      new Request('https://shop.example/auth/nonce/'),
    )
    expect(response.status).toBe(200)
    const other = await handler(
      new Request('https://shop.example/nonce/other/'),
    )
    expect(other.status).toBe(404)
  })

  test('error: a request of another site', async () => {
    for (const route of ['verify', 'sign-out'])
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'http://shop.example' },
        { origin: 'https://shop.example:8443' },
        { origin: 'https://shop.example.evil.test' },
        { origin: '' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const visitor = createVisitor(server)
        await signIn(visitor)
        const { body, status } = await visitor.post(route, {}, headers)
        expect(status).toBe(403)
        expect(body.error.code).toBe('ORIGIN_NOT_ALLOWED')
        expect(await visitor.getSession()).not.toBe(null)
      }
  })

  test('error: bodies', async () => {
    const visitor = createVisitor(server)
    const refused = async (body: string, headers: object = {}) => {
      const result = await visitor.post('verify', body, headers)
      return [result.status, result.body.error.code]
    }
    const large = JSON.stringify({ message: 'x'.repeat(200_000) })
    expect(await refused('{}', { 'content-type': 'text/plain' })).toEqual([
      415,
      'CONTENT_TYPE_UNSUPPORTED',
    ])
    expect(
      await refused('{}', { 'content-type': 'application/jsonx' }),
    ).toEqual([415, 'CONTENT_TYPE_UNSUPPORTED'])
    expect(await refused(large)).toEqual([413, 'BODY_TOO_LARGE'])
    for (const body of ['', '{', '[]', 'null', '7', '{}', '{"message":1}'])
      expect(await refused(body)).toEqual([400, 'BODY_INVALID'])
    const { status } = await visitor.post('verify', {
      message: ['x'],
      signature: {},
    })
    expect(status).toBe(400)
  })

  test('behavior: a body without an end is not read to its end', async () => {
    let pulled = 0
    const cancel = vi.fn()
    const body = new ReadableStream({
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
      cancel,
    })
    const response = await server.handler(
      new Request('https://shop.example/auth/verify', {
        body,
        duplex: 'half',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          origin: 'https://shop.example',
        },
        method: 'POST',
      } as RequestInit),
    )
    expect(response.status).toBe(413)
    expect(pulled).toBeLessThan(6)
    expect(cancel).toHaveBeenCalled()
  })

  test('error: bytes that are not UTF-8', async () => {
    const response = await server.verify(
      new Request('https://shop.example/auth/verify', {
        body: new Uint8Array([0x7b, 0xff, 0x7d]),
        headers: {
          'content-type': 'application/json',
          origin: 'https://shop.example',
        },
        method: 'POST',
      }),
    )
    expect(response.status).toBe(400)
  })

  test('error: a store that fails is answered without its message', async () => {
    const onError = vi.fn()
    const failure = new Error('redis://user:password@host')
    const fail = () => Promise.reject(failure)
    const broken = createTestServer({
      onError,
      store: { get: fail, set: fail, take: fail },
    })
    const { body, status } = await createVisitor(broken).send('nonce')
    expect(status).toBe(500)
    expect(body).toEqual({
      error: { code: 'SIGN_IN_FAILED', message: 'Sign-in failed. Try again' },
    })
    expect(onError).toHaveBeenCalledWith(failure)
  })
})

describe('options', () => {
  test('param: uri: cookies on localhost need no HTTPS', async () => {
    const uri = 'http://localhost:3000'
    const visitor = createVisitor(createTestServer({ uri }), uri)
    const { response, status } = await signIn(visitor, signers.eip155, {
      domain: 'localhost:3000',
      uri: `${uri}/login`,
    })
    expect(status).toBe(200)
    expect(response.headers.get('set-cookie')).toMatch(/^latchkey-session=/)
    expect(response.headers.get('set-cookie')).not.toContain('Secure')
  })

  test('param: uri: an IPv6 address', async () => {
    const uri = 'http://[::1]:3000'
    const visitor = createVisitor(createTestServer({ uri }), uri)
    const message = { domain: '[::1]:3000', uri: `${uri}/login` }
    for (const signer of Object.values(signers))
      expect((await signIn(visitor, signer, message)).status).toBe(200)
    const other = { ...message, domain: '[::2]:3000' }
    const { body } = await signIn(visitor, signers.eip155, other)
    expect(body.error).toMatchObject({ reason: 'domain' })
  })

  test('param: domain', async () => {
    const visitor = createVisitor(createTestServer({ domain: 'other.example' }))
    expect((await signIn(visitor)).body.error.reason).toBe('domain')
    const domain = 'other.example'
    expect((await signIn(visitor, signers.eip155, { domain })).status).toBe(200)
  })

  test('param: isRequestId', async () => {
    const requestId = 'request-7'
    const strict = createVisitor(createTestServer())
    const { body } = await signIn(strict, signers.eip155, { requestId })
    expect(body.error).toMatchObject({
      code: 'SIGN_IN_MESSAGE_INVALID',
      reason: 'requestId',
    })
    const visitor = createVisitor(
      createTestServer({ isRequestId: (id) => id === requestId }),
    )
    for (const [id, status] of [
      [requestId, 200],
      ['request-8', 400],
    ] as const)
      expect(
        (await signIn(visitor, signers.eip155, { requestId: id })).status,
      ).toBe(status)
  })

  test.each([
    ['uri', { uri: 'shop.example' }],
    ['uri', { uri: 'http://shop.example' }],
    ['uri', { uri: 'http://[2001:db8::1]' }],
    ['uri', { uri: undefined }],
    ['domain', { domain: 'Shop.example' }],
    ['domain', { domain: 'shop.example:443' }],
    ['domain', { domain: 'shop.example/a' }],
    ['secret', { secret: undefined }],
    ['secret', { secret: 'short' }],
    ['secret', { secret: [] }],
    ['secret', { secret: ['x'.repeat(32), 'short'] }],
    ['chains', { chains: {} }],
    ['chains', { chains: undefined }],
    ['chains', { chains: { 1: 'https://rpc.example' } }],
    ['chains', { chains: { 'eip155:1': undefined } }],
    ['chains', { chains: { 'eip155:1': 'rpc.example' } }],
    ['chains', { chains: { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'x' } }],
  ])('error: %s: %j', (option, change) => {
    expect(() => createTestServer(change as never)).toThrow(
      expect.objectContaining({ code: 'SIGN_IN_SERVER_CONFIG', option }),
    )
  })
})
