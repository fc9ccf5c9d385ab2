import { expect, test } from 'vitest'
import { isImageUrl } from './url.js'

test.each([
  'https://example.com/icon.png',
  'http://localhost:4102/icon.svg',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/jpeg;base64,/9j/',
  'data:image/webp;base64,UklG',
  'data:image/gif;base64,R0lG',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  'DATA:image/PNG;base64,iVBORw0KGgo=',
])('default: %s', (value) => {
  expect(isImageUrl(value)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/bmp;base64,Qk0=',
  'data:image/png',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ipfs://hash',
  '//example.com/icon.png',
  'icon.png',
  'https://',
  'https://name:word@example.com/icon.png',
  '',
  `data:image/png;base64,${'A'.repeat(600_000)}`,
  undefined,
  null,
  7,
  { toString: () => 'https://example.com' },
])('error: %s', (value) => {
  expect(isImageUrl(value)).toBe(false)
})
