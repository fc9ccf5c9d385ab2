import { expect, test } from 'vitest'
import { isAllowedOrigin } from './isAllowedOrigin.js'
import { localProject } from './projects.js'

const patterns = [...localProject.allowedOrigins, 'https://*.example.org']

test.each([
  'http://localhost:4100',
  'http://localhost',
  'http://app.localhost:4100',
  'http://127.0.0.1:3000',
  'https://shop.example.org',
])('default: %s', (origin) => {
  expect(isAllowedOrigin(origin, patterns)).toBe(true)
})

test.each([
  'https://localhost:4100',
  'http://localhost.evil.example',
  'http://evil-localhost:4100',
  'http://a.b.localhost:4100',
  'http://app.localhost:4100/',
  'https://example.org',
  'https://shop.example.org:8443',
  'https://a.b.example.org',
  'https://shop.example.org.evil.example',
  'null',
  '',
  'file://',
])('error: %s', (origin) => {
  expect(isAllowedOrigin(origin, patterns)).toBe(false)
})

test('error: a pattern that is none allows nothing', () => {
  for (const pattern of ['*', 'http://*', 'http://*:*', 'localhost', ''])
    expect(isAllowedOrigin('http://localhost:1', [pattern])).toBe(false)
})
