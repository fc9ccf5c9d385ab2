import { expect, test } from 'vitest'
import { WalletLinkError } from '../../core/errors/pairing.js'
import { buildWalletLink } from './buildWalletLink.js'

const uri = 'wc:1@2?symKey=ab'
const encoded = encodeURIComponent(uri)
const desktop = {
  isMobile: false,
  isIos: false,
  isAndroid: false,
  isSafari: false,
  isTelegram: false,
  isFramed: false,
}
const phone = { ...desktop, isMobile: true }
const framed = { ...phone, isFramed: true }
const telegram = { ...phone, isTelegram: true }
const links = {
  mobile: 'ember://',
  universal: 'https://link.ember.example/app',
  desktop: 'ember-desktop://',
  webapp: 'https://app.ember.example',
}
const { desktop: _desktop, ...noDesktop } = links

type Case = [
  string,
  Omit<buildWalletLink.Parameters, 'uri'>,
  { base: string; kind: string; target: string },
]

test.each<Case>([
  [
    'native',
    { links, platform: phone },
    { base: 'ember://', kind: 'native', target: '_self' },
  ],
  [
    'universal, when preferred',
    { links, platform: phone, prefer: 'universal' },
    { base: `${links.universal}/`, kind: 'universal', target: '_self' },
  ],
  [
    'native, when the preferred one is missing',
    { links: { mobile: 'ember' }, platform: phone, prefer: 'universal' },
    { base: 'ember://', kind: 'native', target: '_self' },
  ],
  [
    'universal, when there is no other',
    { links: { universal: links.universal }, platform: phone },
    { base: `${links.universal}/`, kind: 'universal', target: '_self' },
  ],
  [
    'a mobile link that is of the web',
    { links: { mobile: links.universal }, platform: phone },
    { base: `${links.universal}/`, kind: 'universal', target: '_self' },
  ],
  [
    'desktop',
    { links, platform: desktop },
    { base: 'ember-desktop://', kind: 'desktop', target: '_self' },
  ],
  [
    'web',
    { links: noDesktop, platform: desktop },
    { base: `${links.webapp}/`, kind: 'web', target: '_blank' },
  ],
  [
    'web, on a phone without an app',
    { links: { webapp: links.webapp }, platform: phone },
    { base: `${links.webapp}/`, kind: 'web', target: '_blank' },
  ],
  [
    'param: kind',
    { links, platform: phone, kind: 'web' },
    { base: `${links.webapp}/`, kind: 'web', target: '_blank' },
  ],
  [
    'a desktop link that is a page',
    { links: { desktop: links.webapp }, platform: desktop },
    { base: `${links.webapp}/`, kind: 'desktop', target: '_blank' },
  ],
  [
    'in a frame',
    { links, platform: framed },
    { base: 'ember://', kind: 'native', target: '_top' },
  ],
  [
    'in Telegram',
    { links, platform: telegram },
    { base: `${links.universal}/`, kind: 'universal', target: '_blank' },
  ],
  [
    'in Telegram, in a frame',
    { links, platform: { ...telegram, isFramed: true }, prefer: 'native' },
    { base: 'ember://', kind: 'native', target: '_blank' },
  ],
  [
    'in Telegram, with a login under way',
    { links, platform: telegram, isSocialLoginPending: true },
    { base: `${links.universal}/`, kind: 'universal', target: '_top' },
  ],
])('default: %s', (_, parameters, expected) => {
  expect(buildWalletLink({ ...parameters, uri })).toEqual({
    ...expected,
    href: `${expected.base}wc?uri=${encoded}`,
  })
})

test('behavior: Telegram on Android decodes once too often', () => {
  const platform = { ...telegram, isAndroid: true }
  const { href } = buildWalletLink({
    links: { mobile: 'ember://' },
    platform,
    uri,
  })
  expect(href).toBe(`ember://wc?uri=${encodeURIComponent(encoded)}`)
})

test('param: payUrl', () => {
  const payUrl = 'https://pay.example/1?a=b'
  const { href } = buildWalletLink({ links, payUrl, platform: phone, uri })
  expect(new URL(href).searchParams.get('uri')).toBe(
    `${uri}&pay=${encodeURIComponent(payUrl)}`,
  )
})

test.each([
  ['none', undefined, undefined],
  ['not of that kind', { mobile: 'ember://' }, 'desktop'],
  [
    'hostile',
    { mobile: 'javascript:alert(1)', universal: links.universal },
    undefined,
  ],
] as const)('error: %s', (_, links, kind) => {
  expect(() => buildWalletLink({ kind, links, platform: phone, uri })).toThrow(
    WalletLinkError,
  )
})
