import { expect, test } from 'vitest'
import { hostileLinks } from '../../../test/setup/pairing/hostileLinks.js'
import { browserLinkWallets as ids } from '../../core/options/browserLinks.js'
import { getBrowserLink } from './getBrowserLink.js'
import { isOpenableLink } from './isOpenableLink.js'

const page = 'https://dapp.example/a?x=1&y=ä;end#/z;S.browser_fallback_url=q'
const { href, origin } = new URL(page)
const at = encodeURIComponent(href)
const from = encodeURIComponent(origin)
const phone = { isAndroid: false, isMobile: true }
const android = { isAndroid: true, isMobile: true }

type Case = [
  string,
  Omit<getBrowserLink.Parameters, 'page'>,
  string | undefined,
]
const phantom = `https://phantom.app/ul/browse/${at}?ref=${from}`
const solflare = `https://solflare.com/ul/v1/browse/${at}?ref=${at}`
const coinbase = `https://go.cb-w.com/dapp?cb_url=${at}`
const intent = `intent://browse/${at}?ref=${from}#Intent;scheme=phantom;package=app.phantom;end`

test.each<Case>([
  ...(['solana', 'eip155', 'bip122'] as const).flatMap((namespace): Case[] => [
    [
      `Phantom, ${namespace}`,
      { explorerId: ids.phantom, namespace, platform: phone },
      phantom,
    ],
    [
      `Phantom, ${namespace}, Android`,
      { explorerId: ids.phantom, namespace, platform: android },
      intent,
    ],
    [
      `Phantom, ${namespace}, in the page`,
      {
        explorerId: ids.phantom,
        globals: { phantom: {} },
        namespace,
        platform: phone,
      },
      undefined,
    ],
  ]),
  [
    'Solflare',
    { explorerId: ids.solflare, namespace: 'solana', platform: android },
    solflare,
  ],
  [
    'Solflare, EVM',
    { explorerId: ids.solflare, namespace: 'eip155', platform: phone },
    undefined,
  ],
  [
    'Solflare, in the page',
    {
      explorerId: ids.solflare,
      globals: { solflare: {} },
      namespace: 'solana',
      platform: phone,
    },
    undefined,
  ],
  [
    'Coinbase, Solana',
    { explorerId: ids.coinbase, namespace: 'solana', platform: phone },
    coinbase,
  ],
  [
    'Coinbase, Solana, in the page',
    {
      explorerId: ids.coinbase,
      globals: { coinbaseSolana: {} },
      namespace: 'solana',
      platform: phone,
    },
    undefined,
  ],
  [
    'Coinbase, Solana, in the page, yet off',
    {
      explorerId: ids.coinbase,
      globals: { coinbaseSolana: {} },
      isConnectorOff: true,
      namespace: 'solana',
      platform: phone,
    },
    coinbase,
  ],
  [
    'Coinbase, EVM',
    { explorerId: ids.coinbase, namespace: 'eip155', platform: phone },
    `cbwallet://miniapp?url=${at}`,
  ],
  [
    'Coinbase, EVM, in the page',
    {
      explorerId: ids.coinbase,
      globals: { coinbaseWalletExtension: {} },
      namespace: 'eip155',
      platform: phone,
    },
    undefined,
  ],
  [
    'Coinbase, Bitcoin',
    { explorerId: ids.coinbase, namespace: 'bip122', platform: phone },
    undefined,
  ],
  [
    'Binance, EVM',
    { explorerId: ids.binance, namespace: 'eip155', platform: phone },
    undefined,
  ],
  [
    'Binance, in the page',
    {
      explorerId: ids.binance,
      globals: { binancew3w: {} },
      namespace: 'bip122',
      platform: phone,
    },
    undefined,
  ],
  [
    'a desktop',
    {
      explorerId: ids.phantom,
      namespace: 'solana',
      platform: { isAndroid: false, isMobile: false },
    },
    undefined,
  ],
  [
    'another wallet',
    { explorerId: 'x', namespace: 'solana', platform: phone },
    undefined,
  ],
  [
    'no wallet of the explorer',
    { explorerId: undefined, namespace: 'solana', platform: phone },
    undefined,
  ],
])('default: %s', (_, parameters, expected) => {
  const link = getBrowserLink({ globals: {}, ...parameters, page })
  expect(link).toBe(expected)
  if (link) expect(isOpenableLink(link)).toBe(true)
})

test('default: Binance', () => {
  const link = getBrowserLink({
    explorerId: ids.binance,
    globals: {},
    namespace: 'bip122',
    page,
    platform: phone,
  })
  const url = new URL(link ?? '')
  expect(`${url.origin}${url.pathname}`).toBe(
    'https://app.binance.com/en/download',
  )
  const deep = new URL(atob(url.searchParams.get('_dp') ?? ''))
  expect(deep.href).toMatch(/^bnc:\/\/app\.binance\.com\/mp\/app\?/)
  expect(deep.searchParams.get('appId')).toMatch(/^\w{22}$/)
  expect(atob(deep.searchParams.get('startPagePath') ?? '')).toBe(
    '/pages/browser/index',
  )
  const query = atob(deep.searchParams.get('startPageQuery') ?? '')
  expect(new URLSearchParams(query).get('url')).toBe(href)
  expect([...new URLSearchParams(query).keys()]).toEqual(['url'])
  expect(isOpenableLink(link)).toBe(true)
})

test.each(['javascript:alert(1)', 'about:blank', 'file:///x', '', 'x'])(
  'error: page %j',
  (page) => {
    const link = getBrowserLink({
      explorerId: ids.phantom,
      globals: {},
      namespace: 'solana',
      page,
      platform: phone,
    })
    expect(link).toBeUndefined()
  },
)

test('behavior: credentials in the URL of the page are removed', () => {
  const link = getBrowserLink({
    explorerId: ids.phantom,
    globals: {},
    namespace: 'solana',
    page: 'https://ada:secret@dapp.example/',
    platform: phone,
  })
  expect(link).not.toMatch(/ada|secret/)
})

test.each([
  // Two of them are already complete links that lead where they say.
  ...hostileLinks
    .filter((link) => !/\/wc\?uri=wc%3A\w+%402$/.test(String(link)))
    .map((link) => [link]),
  ['metamask://'],
  ['https://evil.example'],
  ['metamask://wc?uri=wc%3A1%402&x=1'],
  ['metamask://wc?uri=wc%3A1%402#x'],
  ['metamask://wc?uri=https%3A%2F%2Fevil.example'],
  ['metamask://open?uri=wc%3A1%402'],
  ['https://good.example@evil.example/wc?uri=wc%3A1%402'],
  ['javascript://wc?uri=wc%3A1%402'],
  ['javascript://%0aalert(1)//wc?uri=wc%3A1%402'],
  ['http://evil.example/wc?uri=wc%3A1%402'],
  ['metamask://wc?uri=wc%3A1%402%'],
  ['intent://browse/x#Intent;scheme=evil;package=app.phantom;end'],
  [
    'intent://browse/x#Intent;scheme=evil;end#Intent;scheme=phantom;package=app.phantom;end',
  ],
  ['intent://evil/x#Intent;scheme=phantom;package=app.phantom;end'],
  ['https://phantom.app/ul/browse/x#y'],
  ['https://phantom.app/ul/browse/x?ref=1&z=2'],
  ['https://phantom.app.evil.example/ul/browse/x'],
  ['cbwallet://miniapp?url=x&y=z'],
])('error: %j is never opened', (link) => {
  expect(isOpenableLink(link)).toBe(false)
})
