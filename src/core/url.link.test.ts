import { expect, test } from 'vitest'
import { isWalletLink } from './url.js'

test.each([
  'metamask://',
  'https://link.example/wc',
  'trust://wc?uri=',
  'com.wallet.app://',
  'web+wallet:open',
])('default: %s', (link) => {
  expect(isWalletLink(link)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'vbscript:x',
  'intent://x',
  'about:blank',
  'view-source:https://a.example',
  'chrome://settings',
  'chrome-extension://x',
  '//evil.example',
  'evil.example',
  'wallet:// open',
  'wallet://\u202e',
  `a:${'a'.repeat(2_048)}`,
  'w:x',
  '',
  null,
  7,
])('error: %s', (link) => {
  expect(isWalletLink(link)).toBe(false)
})
