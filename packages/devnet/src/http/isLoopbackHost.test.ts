import { expect, test } from 'vitest'
import { isLoopbackHost } from './isLoopbackHost.js'

test.each([
  'localhost',
  'LOCALHOST:4101',
  '127.0.0.1:4101',
  '[::1]:4101',
  'wallet.localhost:4102',
  'a.b.localhost',
])('default: %s', (host) => {
  expect(isLoopbackHost(host)).toBe(true)
})

test.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  'evillocalhost',
  '127.0.0.1.evil.example',
  '127.0.0.2',
  '0.0.0.0',
  'localhost:',
  '.localhost',
  `${'a.'.repeat(200)}localhost`,
])('error: %s', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})
