import { expect, test } from 'vitest'
import { OnrampUrlRefusedError } from '../errors/onramp.js'
import { toOnrampUrl } from './toOnrampUrl.js'

const hosts = ['pay.coinbase.com', 'localhost:4000', '[::1]:4000', 'a.example']
const refuse = (value: unknown) => () => toOnrampUrl(value, { hosts })

test.each([
  'https://pay.coinbase.com',
  'https://pay.coinbase.com/buy?address=1#a',
  'https://pay.coinbase.com?a=https://evil.example',
  'HTTPS://Pay.Coinbase.COM/buy',
  'http://localhost:4000/onramp',
  'http://[::1]:4000/onramp',
])('default: %s', (value) => {
  expect(toOnrampUrl(value, { hosts }).href).toBe(new URL(value).href)
})

const hostile: readonly (readonly [reason: string, url: unknown])[] = [
  ['no text', undefined],
  ['no text', null],
  ['no text', 7],
  ['no text', { href: 'https://pay.coinbase.com' }],
  ['no text', new URL('https://pay.coinbase.com')],
  ['empty', ''],
  ['relative', '/buy'],
  ['relative', 'pay.coinbase.com/buy'],
  ['no scheme', '//pay.coinbase.com/buy'],
  ['no scheme', '//evil.example'],
  ['script', 'javascript:alert(1)'],
  ['script', 'javascript://pay.coinbase.com/%0aalert(1)'],
  ['script', 'JaVaScRiPt://pay.coinbase.com/'],
  ['script', ' javascript:alert(1)'],
  ['script', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['data', 'data://pay.coinbase.com/'],
  ['blob', 'blob:https://pay.coinbase.com/1'],
  ['file', 'file://pay.coinbase.com/etc/passwd'],
  ['other scheme', 'ftp://pay.coinbase.com/'],
  ['other scheme', 'ws://pay.coinbase.com/'],
  ['other scheme', 'view-source:https://pay.coinbase.com/'],
  ['other scheme', 'intent://pay.coinbase.com/#Intent;scheme=https;end'],
  ['plain http', 'http://pay.coinbase.com/buy'],
  ['plain http', 'http://a.example/'],
  ['user', 'https://a@evil.example'],
  ['user', 'https://pay.coinbase.com@evil.example/'],
  ['user', 'https://user:password@pay.coinbase.com/'],
  ['user', 'https://user@pay.coinbase.com/'],
  ['user', 'https://@pay.coinbase.com/'],
  ['user', 'https://pay.coinbase.com:443@evil.example/'],
  ['user', 'http://localhost:4000@evil.example/'],
  ['backslash', 'https:\\\\evil.example'],
  ['backslash', 'https:\\\\pay.coinbase.com/buy'],
  ['backslash', 'https://evil.example\\@pay.coinbase.com/'],
  ['backslash', 'https://pay.coinbase.com\\@evil.example/'],
  ['backslash', 'https:/\\pay.coinbase.com/'],
  ['slashes', 'https:pay.coinbase.com/'],
  ['slashes', 'https:/pay.coinbase.com/'],
  ['slashes', 'https:///pay.coinbase.com/'],
  ['slashes', 'https:////evil.example/'],
  ['other host', 'https://evil.example/?pay.coinbase.com'],
  ['other host', 'https://pay.coinbase.com.evil.example/'],
  ['other host', 'https://evilpay.coinbase.com/'],
  ['other host', 'https://coinbase.com/'],
  ['other host', 'https://sub.pay.coinbase.com/'],
  ['other host', 'https://pay.coinbase.com./'],
  ['other host', 'https://pay-coinbase.com/'],
  ['other host', 'https://2130706433/'],
  ['idn', 'https://pаy.coinbase.com/'],
  ['idn', 'https://xn--py-7kc.coinbase.com/'],
  ['idn', 'https://ｐay.coinbase.com/'],
  ['idn', 'https://pay。coinbase.com/'],
  ['idn', 'https://pay%2ecoinbase.com/'],
  ['port', 'https://pay.coinbase.com:8443/'],
  ['port', 'https://pay.coinbase.com:443/'],
  ['port', 'http://localhost:4001/'],
  ['port', 'http://localhost/'],
  ['port', 'https://pay.coinbase.com:0443/'],
  ['space', ' https://pay.coinbase.com/'],
  ['space', 'https://pay.coinbase.com\t.evil.example/'],
  ['space', 'https://pay.\ncoinbase.com/'],
  ['space', 'ht\ttps://pay.coinbase.com/'],
  ['space', 'https://pay.coinbase.com /'],
]

test.each(hostile)('error: %s: %j', (_reason, value) => {
  expect(refuse(value)).toThrow(OnrampUrlRefusedError)
})

test('default: the table has at least 40 rows', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(40)
})

test.each(['http://127.0.0.1:4000/', 'http://pay.localhost:4000/'])(
  'behavior: HTTP is allowed on localhost: %s',
  (value) => {
    const { host } = new URL(value)
    expect(toOnrampUrl(value, { hosts: [host] }).host).toBe(host)
  },
)

test('error: HTTP on other hosts, even if allowed', () => {
  for (const host of ['localhost.evil.example', 'evillocalhost', '127.0.0.2'])
    expect(() => toOnrampUrl(`http://${host}/`, { hosts: [host] })).toThrow(
      OnrampUrlRefusedError,
    )
})
