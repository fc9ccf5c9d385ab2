// @vitest-environment node
import { expect, test } from 'vitest'
import { isAllowedOrigin } from './isAllowedOrigin.js'
import { parseOriginPattern } from './parseOriginPattern.js'

test.each([
  ['https://app.example', 'https://app.example'],
  ['https://*.app.example', 'https://one.app.example'],
  ['http://localhost:*', 'http://localhost:3000'],
  ['http://*.localhost:*', 'http://app.localhost:3000'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:*', 'http://127.0.0.1:3000'],
  ['http://my_app.internal', 'http://my_app.internal'],
  ['https://*.example.co.uk', 'https://app.example.co.uk'],
  ['https://*.me.github.io', 'https://app.me.github.io'],
  ['https://me.github.io', 'https://me.github.io'],
])('default: %s', (pattern, origin) => {
  expect(parseOriginPattern(pattern)).toBeUndefined()
  expect(isAllowedOrigin(origin, [pattern])).toBe(true)
})

const suffix = 'allows sites of everybody: it is a public suffix'

test.each([
  ['app.example', 'does not begin with https://'],
  ['https://app.example/', 'is not an origin, as in https://app.example'],
  ['https://app.example/path', 'is not an origin, as in https://app.example'],
  ['https://app.example:443', 'is not an origin, as in https://app.example'],
  ['https://App.example', 'is not an origin, as in https://app.example'],
  ['https://app.*.example', 'is not an origin'],
  ['https://*', 'is not an origin'],
  ['https://', 'is not an origin'],
  ['http://[::1]:3000', 'has no host name, which the page policy requires'],
  ['https://a.example;x', 'has no host name, which the page policy requires'],
  ['https://a.example.', 'has no host name, which the page policy requires'],
  ['https://*.com', suffix],
  ['http://*.com:*', suffix],
  ['https://*.co.uk', suffix],
  ['https://*.github.io', suffix],
  ['https://*.vercel.app', suffix],
  ['https://*.blogspot.com:8443', suffix],
  ['https://*.unknown', suffix],
])('error: %s', (pattern, fault) => {
  expect(parseOriginPattern(pattern)).toBe(fault)
})
