import { describe, expect, test } from 'vitest'
import { isOriginAllowed } from './isOriginAllowed.js'

const other = 'https://other.example'

test('default', () => {
  const allowed = ['https://app.example.com']
  expect(isOriginAllowed({ origin: 'https://app.example.com', allowed })).toBe(
    true,
  )
  expect(isOriginAllowed({ origin: other, allowed })).toBe(false)
})

describe('param: allowed', () => {
  /** Pattern, origin, and whether it matches. */
  const rows: [string, string, boolean][] = [
    // One whole label per star.
    ['https://*.example.com', 'https://a.example.com', true],
    ['https://*.example.com', 'https://example.com', false],
    ['https://*.example.com', 'https://a.b.example.com', false],
    ['https://*.*.example.com', 'https://a.b.example.com', true],
    ['https://*.*.example.com', 'https://a.example.com', false],
    ['https://a.*.com', 'https://a.example.com', true],
    ['https://*.example.com', 'https://evilexample.com', false],
    ['https://*.example.com', 'https://a.example.com.evil.net', false],
    ['https://*.example.com', 'https://.example.com', false],
    ['https://*', 'https://intranet', true],
    ['https://*', 'https://example.com', false],
    ['*', 'https://example.com', false],
    // Never part of a label.
    ['https://a*.example.com', 'https://ab.example.com', false],
    ['https://*a.example.com', 'https://ba.example.com', false],
    ['https://**.example.com', 'https://a.example.com', false],
    ['https://a-*.example.com', 'https://a-b.example.com', false],
    // The scheme is compared if given.
    ['https://*.example.com', 'http://a.example.com', false],
    ['*.example.com', 'http://a.example.com', true],
    ['*.example.com', 'https://a.example.com', true],
    // So is the port.
    ['https://*.example.com', 'https://a.example.com:8443', true],
    ['https://*.example.com:8443', 'https://a.example.com:8443', true],
    ['https://*.example.com:8443', 'https://a.example.com:8444', false],
    ['https://*.example.com:443', 'https://a.example.com', true],
    ['https://*.example.com:8443', 'https://a.example.com', false],
    ['https://example.com:*', 'https://example.com:1', true],
    ['https://example.com:*', 'https://example.com', true],
    ['https://example.com:*', 'https://a.example.com', false],
    ['https://*.example.com:*', 'https://a.example.com:1', true],
    // Wildcard patterns are case-sensitive.
    ['https://*.Example.com', 'https://a.example.com', false],
    // The path is ignored.
    ['https://*.example.com/app', 'https://a.example.com', true],
    ['https://example.com/app?x#y', 'https://example.com', true],
    // An origin must match completely.
    ['https://example.com', 'https://example.com', true],
    ['https://Example.com', 'https://example.com', true],
    ['https://example.com:443', 'https://example.com', true],
    ['https://example.com', 'https://example.com:8443', false],
    ['https://example.com', 'http://example.com', false],
    ['http://example.com:80', 'http://example.com', true],
    ['chrome-extension://abc', 'chrome-extension://abc', true],
    ['chrome-extension://abc', 'chrome-extension://abd', false],
    // A host matches any scheme, and any port if it has none.
    ['example.com', 'https://example.com', true],
    ['example.com', 'http://example.com:3000', true],
    ['example.com:3000', 'http://example.com:3000', true],
    ['example.com:3000', 'http://example.com', false],
    ['example.com/app', 'https://example.com', true],
    ['example.com', 'https://a.example.com', false],
    ['example.com', 'https://example.com.evil.net', false],
    ['http://[::1]:3000', 'http://[::1]:3000', true],
    // Invalid patterns match nothing.
    ['', 'https://example.com', false],
    ['https://', 'https://example.com', false],
    ['https://user@example.com', 'https://example.com', false],
    ['https://example.com:*x', 'https://example.com', false],
    ['https://exa mple.com', 'https://example.com', false],
  ]
  test.each(rows)('%s, %s: %s', (pattern, origin, expected) => {
    expect(isOriginAllowed({ origin, allowed: [pattern] })).toBe(expected)
  })
})

describe('param: origin', () => {
  test.each([
    'http://localhost',
    'http://localhost:5173',
    'https://localhost:1',
    'http://127.0.0.1:3000',
    'https://secure-mobile.walletconnect.com',
    'https://secure-mobile.walletconnect.org',
  ])('%s is always allowed', (origin) => {
    expect(isOriginAllowed({ origin, allowed: [other] })).toBe(true)
  })

  test.each([
    'https://a.pages.dev',
    'https://a.vercel.app',
    'https://a.ngrok-free.app',
    'https://localhost.evil.net',
    'http://127.0.0.1.evil.net',
    'http://secure-mobile.walletconnect.com',
    'https://*.example.com',
    'null',
    '',
    'example.com',
  ])('%s is not', (origin) => {
    const allowed = [other, 'https://*.example.com']
    expect(isOriginAllowed({ origin, allowed })).toBe(false)
  })
})

test('behavior: an empty list allows every origin', () => {
  expect(isOriginAllowed({ origin: 'https://a.b', allowed: [] })).toBe(true)
  expect(isOriginAllowed({ origin: 'null', allowed: [] })).toBe(true)
})
