import { expect, test } from 'vitest'
import { getInstallLinks } from '../../wallets/link/getInstallLinks.js'
import { getWalletPlatforms } from './getWalletPlatforms.js'

const phone = { isMobile: true }
const desktop = { isMobile: false }
const mobile = 'ember://'
const universal = 'https://link.example'
const webapp = 'https://app.example'

type Case = [
  string,
  getWalletPlatforms.Parameters['wallet'],
  { onPhone: readonly string[]; onDesktop: readonly string[] },
]

test.each<Case>([
  ['none', undefined, { onPhone: ['qrcode'], onDesktop: ['qrcode'] }],
  [
    'an app',
    { links: { mobile } },
    { onPhone: ['mobile'], onDesktop: ['qrcode'] },
  ],
  [
    'an app with a web link alone',
    { links: { universal } },
    { onPhone: ['mobile'], onDesktop: ['qrcode'] },
  ],
  [
    'everything, installed',
    {
      isInstalled: true,
      links: { desktop: 'ember-desktop://', mobile, webapp },
      rdns: 'example.ember',
    },
    {
      onPhone: ['browser', 'mobile', 'web'],
      onDesktop: ['browser', 'qrcode', 'web', 'desktop'],
    },
  ],
  [
    'an extension that is missing, with an app',
    { isInstalled: false, links: { mobile }, rdns: 'example.ember' },
    { onPhone: ['mobile'], onDesktop: ['qrcode'] },
  ],
  [
    'an extension that is missing',
    { isInstalled: false, links: { chromeStore: universal } },
    { onPhone: ['unsupported'], onDesktop: ['unsupported'] },
  ],
  [
    'an announced wallet',
    { isInstalled: true, type: 'ANNOUNCED' },
    { onPhone: ['browser'], onDesktop: ['browser'] },
  ],
  [
    'one that loads a page of its own',
    {
      isInstalled: false,
      isLoadable: true,
      links: { mobile },
      type: 'EXTERNAL',
    },
    { onPhone: ['browser', 'mobile'], onDesktop: ['browser', 'qrcode'] },
  ],
  [
    'a desktop app',
    { links: { desktop: 'ember-desktop://' } },
    { onPhone: ['qrcode'], onDesktop: ['desktop'] },
  ],
  ['a page', { links: { webapp } }, { onPhone: ['web'], onDesktop: ['web'] }],
  ['no link', {}, { onPhone: ['qrcode'], onDesktop: ['qrcode'] }],
])('default: %s', (_, wallet, { onDesktop, onPhone }) => {
  expect(getWalletPlatforms({ platform: phone, wallet })).toEqual(onPhone)
  expect(getWalletPlatforms({ platform: desktop, wallet })).toEqual(onDesktop)
})

test('param: isInstalled', () => {
  const wallet = { links: { mobile }, rdns: 'example.ember' }
  expect(
    getWalletPlatforms({ isInstalled: true, platform: desktop, wallet }),
  ).toEqual(['browser', 'qrcode'])
})

test('param: hasBrowserLink', () => {
  const wallet = { rdns: 'app.phantom' }
  const parameters = { hasBrowserLink: true, wallet }
  expect(getWalletPlatforms({ ...parameters, platform: phone })).toEqual([
    'mobile',
  ])
})

const links = {
  appStore: 'https://apps.example/ios',
  playStore: 'https://apps.example/android',
  chromeStore: 'https://apps.example/chrome',
  homepage: 'https://ember.example',
}
const none = { isAndroid: false, isIos: false, isMobile: false }

test.each([
  [{ ...none, isIos: true, isMobile: true }, ['appStore', 'homepage']],
  [{ ...none, isAndroid: true, isMobile: true }, ['playStore', 'homepage']],
  [{ ...none, isMobile: true }, ['appStore', 'playStore', 'homepage']],
  [none, ['chromeStore', 'homepage']],
])('behavior: install links, %#', (platform, stores) => {
  expect(getInstallLinks({ links, platform })).toEqual(
    stores.map((store) => ({
      store,
      href: links[store as keyof typeof links],
    })),
  )
  expect(getInstallLinks({ links: undefined, platform })).toEqual([])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'market://details?id=x',
  'https://a@evil.example',
  'https://a\\b',
  'ja\nvascript:x',
  'https://',
])('error: no install link for %j', (homepage) => {
  expect(getInstallLinks({ links: { homepage }, platform: none })).toEqual([])
})
