import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { verifyIdToken } from './verifyIdToken.js'

const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const now = 1_800_000_000_000
const claims = {
  iss: 'https://provider.example',
  aud: 'wallet',
  sub: '1',
  nonce: 'nonce',
  iat: now / 1_000,
  exp: now / 1_000 + 300,
}
const expected = {
  audience: 'wallet',
  issuer: 'https://provider.example',
  jwks: { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one' }] },
  nonce: 'nonce',
  now,
}

function toToken(
  change: object = {},
  head: object = { alg: 'ES256', kid: 'one' },
  key: KeyObject = own.privateKey,
) {
  const text = [head, { ...claims, ...change }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(text), {
    key,
    dsaEncoding: 'ieee-p1363',
  })
  return `${text}.${signature.toString('base64url')}`
}

test('default', async () => {
  expect((await verifyIdToken(toToken(), expected)).sub).toBe('1')
})

test.each([
  ['issuer', { iss: 'https://other.example' }],
  ['audience', { aud: 'other' }],
  ['several audiences', { aud: ['wallet', 'other'] }],
  ['nonce', { nonce: 'other' }],
  ['no nonce', { nonce: undefined }],
  ['subject', { sub: '' }],
  ['end', { exp: now / 1_000 - 61 }],
  ['start', { iat: now / 1_000 + 61 }],
])('error: %s', async (_, change) => {
  await expect(verifyIdToken(toToken(change), expected)).rejects.toThrow()
})

test.each([
  ['none', { alg: 'none', kid: 'one' }],
  ['a shared secret', { alg: 'HS256', kid: 'one' }],
  ['an unknown key', { alg: 'ES256', kid: 'two' }],
  ['no named key', { alg: 'ES256' }],
])('error: signed with %s', async (_, head) => {
  await expect(verifyIdToken(toToken({}, head), expected)).rejects.toThrow()
})

test('error: signed by somebody else, changed, or no token', async () => {
  const [head, , signature] = toToken().split('.')
  const [, body] = toToken({ sub: '2' }).split('.')
  const tokens = [
    toToken({}, undefined, other.privateKey),
    `${head}.${body}.${signature}`,
    `${head}.${body}.`,
    `${toToken()}.more`,
    '',
    undefined,
  ]
  for (const token of tokens)
    await expect(verifyIdToken(token, expected)).rejects.toThrow()
})
