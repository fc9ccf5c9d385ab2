import { expect, test } from 'vitest'
import { findIssuerFault } from './findIssuerFault.js'

const right = {
  audience: 'my-client-id',
  issuer: 'https://idp.example',
  jwksUrl: 'https://idp.example/jwks',
}

test('default', () => {
  expect(findIssuerFault(right)).toBeUndefined()
  const jwksUrl = 'http://localhost:8080/jwks'
  expect(findIssuerFault({ ...right, jwksUrl })).toBeUndefined()
})

test.each([
  [{ issuer: 'idp.example' }, 'The issuer'],
  [{ issuer: 'http://idp.example' }, 'The issuer'],
  [{ jwksUrl: 'http://idp.example/jwks' }, 'The address'],
  [{ jwksUrl: 'http://localhost.evil.example/jwks' }, 'The address'],
  [{ jwksUrl: 'https://user:secret@idp.example/jwks' }, 'The address'],
  [{ jwksUrl: 'file:///etc/passwd' }, 'The address'],
  [{ audience: 'a b' }, 'The audience'],
  [{ audience: '' }, 'The audience'],
])('error: %j', (change, fault) => {
  expect(findIssuerFault({ ...right, ...change })).toContain(fault)
})
