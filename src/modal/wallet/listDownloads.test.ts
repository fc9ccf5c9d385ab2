import { expect, test } from 'vitest'
import type { WalletLinks } from '../../core/wallet.js'
import { listDownloads } from './listDownloads.js'

const links = {
  appStore: 'https://apps.example/a',
  chromeStore: 'https://chrome.example/c',
  homepage: 'https://wallet.example',
  playStore: 'https://play.example/p',
}
const desktop = { isAndroid: false, isIos: false, isMobile: false }
const list = (links: WalletLinks, platform = desktop) => {
  const found = listDownloads({ links, platform })
  return { ...found, links: found.links.map(({ store }) => store) }
}

test('default: links for this browser, and a QR code for phones', () => {
  expect(list(links)).toEqual({
    links: ['chromeStore', 'homepage'],
    phone: links.homepage,
  })
})

test('behavior: a phone gets its own store, and no QR code', () => {
  expect(list(links, { ...desktop, isIos: true, isMobile: true })).toEqual({
    links: ['appStore', 'homepage'],
    phone: undefined,
  })
})

test('behavior: no QR code without an app', () => {
  const { chromeStore, homepage } = links
  expect(list({ chromeStore, homepage })).toEqual({
    links: ['chromeStore', 'homepage'],
    phone: undefined,
  })
  const { appStore } = links
  expect(list({ appStore })).toEqual({ links: ['appStore'], phone: appStore })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,hi',
  'https://good.example@evil.example',
  'https://good.example\\@evil.example',
  'market://details',
  '',
])('behavior: %s is not linked', (href) => {
  const every = { appStore: href, chromeStore: href, homepage: href }
  expect(list(every)).toEqual({ links: [], phone: undefined })
})
