import { expect, test } from 'vitest'
import type { Platform } from '../../core/platform/getPlatform.js'
import type { Wallet, WalletLinks } from '../../core/wallet.js'
import { listWalletWays } from './listWalletWays.js'

const desktop: Platform = {
  isAndroid: false,
  isFramed: false,
  isIos: false,
  isMobile: false,
  isSafari: false,
  isTelegram: false,
}
const phone: Platform = { ...desktop, isAndroid: true, isMobile: true }

const opal: Wallet = {
  connectorUid: 'uid',
  group: 'recommended',
  hint: undefined,
  icon: undefined,
  id: 'opal',
  isInstalled: false,
  isRecent: false,
  key: 'opal',
  name: 'Opal',
  namespace: 'eip155',
  type: 'WALLET_CONNECT',
}
const links: WalletLinks = {
  desktop: 'opal-desktop://',
  mobile: 'opal://',
  webapp: 'https://opal.example',
}
const list = (
  wallet: Partial<Wallet> | undefined,
  platform = desktop,
  hasPairing = true,
) =>
  listWalletWays({
    hasPairing,
    page: 'https://app.example/',
    platform,
    wallet: wallet && { ...opal, ...wallet },
  })

test('default: no wallet', () => {
  expect(list(undefined)).toEqual(['qrcode'])
})

test.each<[string, Partial<Wallet>, string[], string[]]>([
  ['all links', { links }, ['qrcode', 'web', 'desktop'], ['mobile', 'web']],
  [
    'in the page too',
    { isInstalled: true, links, rdns: 'io.opal', type: 'ANNOUNCED' },
    ['browser', 'qrcode', 'web', 'desktop'],
    ['browser', 'mobile', 'web'],
  ],
  ['a page', { links: { webapp: links.webapp } }, ['web'], ['web']],
  ['a program', { links: { desktop: links.desktop } }, ['desktop'], ['qrcode']],
  [
    'a missing extension',
    { links: { chromeStore: 'https://store.example' }, rdns: 'io.opal' },
    ['unsupported'],
    ['unsupported'],
  ],
  ['no links', {}, ['qrcode'], ['qrcode']],
])('behavior: %s', (_name, wallet, onDesktop, onPhone) => {
  expect(list(wallet)).toEqual(onDesktop)
  expect(list(wallet, phone)).toEqual(onPhone)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', ''])(
  'error: the link %s is rejected',
  (link) => {
    const bad = { desktop: link, mobile: link, webapp: link }
    expect(list({ links: { ...bad, mobile: 'opal://' } })).toEqual(['qrcode'])
    expect(list({ links: bad }, phone)).toEqual(['qrcode'])
  },
)

test('param: hasPairing, only the injected wallet without it', () => {
  const found = { isInstalled: true, links, rdns: 'io.opal' }
  expect(list(found, desktop, false)).toEqual(['browser'])
})
