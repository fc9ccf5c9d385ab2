import { beforeEach, expect, test, vi } from 'vitest'
import { getRememberedLink } from './getRememberedLink.js'
import { isOpenableLink } from './isOpenableLink.js'
import { rememberLink } from './rememberLink.js'
import { toWalletLink } from './toWalletLink.js'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => void items.delete(name),
    setItem: (name: string, value: string) => void items.set(name, value),
  })
})

/** Characters that fold, normalize or look like others. */
const lookalikes = [...'ſ\u212aµªº℡ⅷ⒈．。｡：／＼？＃＠％․‥…⁄∕⧸╱﹨﹕︓ꓽ։׃∶ː']
const invisible = [
  ...'\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200c\u200d\u200e',
  ...'\u2060\u2061\u2064\u206a\u2800\u3164\ufe00\uffa0\ufff9\u{e0001}',
  ...'\u{1d173}\u{e0100}\0\b\v\f\x1b\x7f\x85\xa0',
]
const percent = [
  ...['%09', '%0A', '%2B', '%3A', '%40', '%5C', '%252e', '%c0%ae', '%E2%80%AE'],
  ...['%u002e', '%ff', '%F0%9F%98%80', '%', '%%', '%zz', '%3b', '%26', '%3d'],
]
const schemes = [
  ...[
    'javaſcript',
    'jаvascript',
    'javascript\u200b',
    'java%73cript',
    'javas­cript',
  ],
  ...['htt:p', 'http+s:', 'ſtp', 'wss', 'WSS', 'Intent', 'INTENT'],
  ...['VIEW-SOURCE', 'Chrome-Search', 'chrome-native', 'FILE'],
  ...['MS-WORD', 'ms-appinstaller', 'ms-cxh-full', 'Search-MS', 'search'],
  ...['ITMS-APPSS', 'itmss', 'FaceTime-Audio-Prompt', 'SMS', 'MAILTO', 'Tel'],
  ...['Market', 'ANDROID-APP', 'x-apple.systempreferences', 'X-CALLBACK-URL'],
  ...['Resource', 'jar', 'Shell', 'shortcuts', 'App-Prefs', 'PREFS', 'ldaps'],
]

const hostile: readonly string[] = [
  ...[...lookalikes, ...invisible].flatMap((sign) => [
    `wal${sign}let://`,
    `https://good.example${sign}.evil.example`,
  ]),
  ...[...percent].flatMap((sign) => [
    `wallet://app/${sign}`,
    `https://good${sign}.example`,
  ]),
  ...schemes.map((scheme) => `${scheme}://x`),
  ...['https://a.example/?', 'https://a.example/#', 'wallet://?uri=', 'a://b?'],
  ...[
    'https://0/',
    'https://1',
    'https://0x1',
    'https://08.1',
    'https://1.1.1',
  ],
  ...['https://a.example:65536', 'https://a.example:', 'https://a.example:0x1'],
  ...['http://127.0.0.2', 'http://[::1]', 'http://localhost.', 'http://local'],
  ...['http://127.0.0.1.', 'http://127.1', 'http://localhostx', 'http://a.b'],
  ...['https:///a.example', 'https:\\\\a.example', 'https:/\\a.example'],
  ...['wallet://a//b', 'wallet://a/./b', 'wallet://a/..'],
  ...['javascript:https://a.example', 'https:javascript://a', 'wc://a:b@c'],
  ...['wallet://a,b', 'wallet://a;b', 'wallet://a&uri=x', 'wallet://a=b'],
]

test('default: none of them is accepted as a link, remembered or opened', () => {
  expect(hostile.length).toBeGreaterThan(200)
  const taken = hostile.filter((link) => {
    try {
      toWalletLink({ link, uri })
      return true
    } catch (error) {
      // The error must not contain the secret.
      expect(String(error)).not.toContain('symKey')
      expect(error).toMatchObject({ code: 'WALLET_LINK' })
      return false
    }
  })
  expect(taken).toEqual([])
  for (const link of hostile) {
    const href = `${link}${link.endsWith('/') ? '' : '/'}wc?uri=${encodeURIComponent(uri)}`
    expect(isOpenableLink(href), href).toBe(false)
    items.set(key, '{"href":"old://","name":"Old"}')
    rememberLink({ href: link, name: 'x' })
    expect(items.get(key), link).toBeUndefined()
    items.set(key, JSON.stringify({ href: link, name: 'x' }))
    expect(getRememberedLink(), link).toBeUndefined()
    expect(items.has(key), link).toBe(false)
  }
})

test.each([
  ...['null', '[]', '1', '"metamask://"', '{"href":["metamask://"]}', '{'],
  ...['{"href":{"toString":"metamask://"}}', '{"__proto__":{"href":"a://"}}'],
  ...['{"href":null}', `{"href":"${'a'.repeat(40)}://"}`, '', 'true'],
])('error: %s is not remembered', (text) => {
  items.set(key, text)
  expect(getRememberedLink()).toBeUndefined()
  expect(items.has(key)).toBe(false)
})

test('behavior: the remembered link is valid and sanitized', () => {
  items.set(
    key,
    JSON.stringify({ href: 'MetaMask', name: `x\u202e${'y'.repeat(500)}` }),
  )
  expect(getRememberedLink()?.href).toBe('metamask://')
  const kept = JSON.parse(items.get(key) ?? '')
  expect(kept.href).toBe('metamask://')
  expect(kept.name).toMatch(/^[\x20-\x7e…]{1,64}$/)
})
