import { describe, expect, test } from 'vitest'
import { matchOrigin } from './matchOrigin.js'

describe('matchOrigin', () => {
  test('default', () => {
    expect(matchOrigin('https://app.org', 'https://app.org')).toBe(true)
    expect(matchOrigin('https://app.org', 'https://other.org')).toBe(false)
  })

  test('behavior: scheme and port are exact', () => {
    expect(matchOrigin('https://app.org', 'http://app.org')).toBe(false)
    expect(matchOrigin('https://app.org', 'https://app.org:8443')).toBe(false)
    expect(matchOrigin('https://app.org:443', 'https://app.org')).toBe(true)
  })

  test('behavior: `:*` is any port', () => {
    const pattern = 'http://app.localhost:*'
    expect(matchOrigin(pattern, 'http://app.localhost:5173')).toBe(true)
    expect(matchOrigin(pattern, 'http://app.localhost')).toBe(true)
    expect(matchOrigin(pattern, 'http://evil.localhost:5173')).toBe(false)
  })

  test('behavior: `*` is exactly one whole label', () => {
    const pattern = 'https://*.app.org'
    expect(matchOrigin(pattern, 'https://a.app.org')).toBe(true)
    expect(matchOrigin(pattern, 'https://a.b.app.org')).toBe(false)
    expect(matchOrigin(pattern, 'https://app.org')).toBe(false)
    expect(matchOrigin(pattern, 'https://evilapp.org')).toBe(false)
  })

  test('behavior: partial labels and short hosts match nothing', () => {
    expect(matchOrigin('https://a*.app.org', 'https://ab.app.org')).toBe(false)
    expect(matchOrigin('https://*.org', 'https://app.org')).toBe(false)
    expect(matchOrigin('*', 'https://app.org')).toBe(false)
    expect(matchOrigin('http://*', 'http://localhost')).toBe(false)
  })

  test('behavior: local names may have a wildcard', () => {
    const pattern = 'http://*.localhost:*'
    expect(matchOrigin(pattern, 'http://app.localhost:5173')).toBe(true)
    expect(matchOrigin(pattern, 'http://localhost:5173')).toBe(false)
  })

  test.each([
    'null',
    '',
    'file://',
    'https://app.org.evil.org',
    'https://app.org@evil.org',
    'https://app.org/path',
    'https://APP.org',
    'https://app.org\n',
  ])('behavior: %j is not the allowed origin', (origin) => {
    expect(matchOrigin('https://app.org', origin)).toBe(false)
  })
})
