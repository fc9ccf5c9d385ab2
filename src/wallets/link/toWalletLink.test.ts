import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listWallets } from '../../../packages/devnet/src/api/wallets/listWallets.js'
import { hostileLinks } from '../../../test/setup/pairing/hostileLinks.js'
import { WalletLinkError } from '../../core/errors/pairing.js'
import { isOpenableLink } from './isOpenableLink.js'
import { readWalletLink } from './readWalletLink.js'
import { toWalletLink } from './toWalletLink.js'

const uri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?expiryTimestamp=1720000000&relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
const encoded = encodeURIComponent(uri)
const telegram = { isTelegram: true, isAndroid: true }
const page = 'http://localhost:5173/wallet'

test.each([
  ['metamask://', 'metamask://'],
  ['metamask', 'metamask://'],
  ['metamask:', 'metamask://'],
  ['metamask:/', 'metamask://'],
  ['metamask/', 'metamask://'],
  ['MetaMask://', 'metamask://'],
  ['okex://main', 'okex://main/'],
  ['bnc://app.binance.com/cedefi/', 'bnc://app.binance.com/cedefi/'],
  ['com.wallet.app://', 'com.wallet.app://'],
  ['web+wallet://', 'web+wallet://'],
  ['https://link.example', 'https://link.example/'],
  ['https://link.example/', 'https://link.example/'],
  ['https://Link.Example/App', 'https://link.example/App/'],
  ['https://link.example:8443/a/b', 'https://link.example:8443/a/b/'],
  ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example/'],
  ['http://localhost:5173/wallet', 'http://localhost:5173/wallet/'],
  ['http://127.0.0.1:5173', 'http://127.0.0.1:5173/'],
])('default: %s', (link, base) => {
  expect(toWalletLink({ link, uri })).toEqual({
    base,
    href: `${base}wc?uri=${encoded}`,
  })
})

test('param: payUrl', () => {
  const payUrl = 'https://pay.example/?id=1&to=ä#x'
  const { href } = toWalletLink({ link: 'metamask://', payUrl, uri })
  const all = `${uri}&pay=${encodeURIComponent(payUrl)}`
  expect(href).toBe(`metamask://wc?uri=${encodeURIComponent(all)}`)
  expect(new URL(href).searchParams.get('uri')).toBe(all)
})

test('param: platform', () => {
  const once = `metamask://wc?uri=${encoded}`
  const build = (platform: typeof telegram) =>
    toWalletLink({ link: 'metamask://', platform, uri }).href
  expect(build(telegram)).toBe(
    `metamask://wc?uri=${encodeURIComponent(encoded)}`,
  )
  expect(build({ ...telegram, isAndroid: false })).toBe(once)
  expect(build({ ...telegram, isTelegram: false })).toBe(once)
})

test.each(hostileLinks.map((link) => [link]))('error: %j', (link) => {
  let error: unknown
  try {
    toWalletLink({ link: link as string, uri })
  } catch (thrown) {
    error = thrown
  }
  expect(error).toBeInstanceOf(WalletLinkError)
  expect(`${String(error)}${JSON.stringify(error)}`).not.toContain('symKey')
})

test.each([
  '',
  'https://evil.example',
  'javascript:alert(1)',
  'wc:',
  'wc:1@2\n',
  'wc:1 @2',
  'wc:\u202e',
  'wc:\ud800',
  ' wc:1@2',
  `wc:${'a'.repeat(5_000)}`,
])('error: the URI %j', (uri) => {
  expect(() => toWalletLink({ link: 'metamask://', uri })).toThrow(
    WalletLinkError,
  )
})

test('error: a lone surrogate in the payment URL', () => {
  const build = () =>
    toWalletLink({ link: 'metamask://', payUrl: '\ud800', uri })
  expect(build).toThrow(WalletLinkError)
})

/** Parses with the standard `URL`, independently of our own parser. */
function assertSame(link: string, href: string, times: number) {
  const url = new URL(href)
  expect([...url.searchParams.keys()]).toEqual(['uri'])
  let read = url.searchParams.get('uri') ?? ''
  if (times === 2) read = decodeURIComponent(read)
  expect(read).toBe(uri)
  const { host, protocol } = new URL(link)
  expect(url.protocol).toBe(protocol)
  expect(url.host).toBe(host || 'wc')
  expect(url.username + url.password + url.hash).toBe('')
  expect(readWalletLink(href)?.uri).toBe(uri)
  expect(isOpenableLink(href)).toBe(true)
}

test('behavior: every link of the explorer leads where it says', () => {
  const wallets = listWallets('https://api.example', page)
  let count = 0
  for (const wallet of wallets)
    for (const link of [
      wallet.mobile_link,
      wallet.link_mode,
      wallet.desktop_link,
      wallet.webapp_link,
    ])
      for (const platform of [undefined, telegram]) {
        if (!link) continue
        count++
        const { href } = toWalletLink({ link, platform, uri })
        assertSame(link, href, platform ? 2 : 1)
      }
  expect(wallets.length).toBeGreaterThanOrEqual(75)
  expect(count).toBeGreaterThan(150)
})

test('behavior: a link leads where it says, or is not built', () => {
  const seeds = listWallets('', page).flatMap(({ link_mode, mobile_link }) =>
    [link_mode, mobile_link].filter((link) => typeof link === 'string'),
  )
  const odd = fc.constantFrom(
    ...['?', '#', '@', ':', '\\', '/', '//', '%', '%2f', '..', '&', '=', ' '],
    ...['\n', '\t', '\0', '\u202e', 'é', '。', '[', ']', 'wc?uri=', 'a', '1'],
    ...['evil.example', 'javascript:', 'https://', 'x:y@', ';', '|', '<', '"'],
  )
  const mutated = fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(40), fc.nat(2), odd), { maxLength: 3 }),
    )
    .map(([link, edits]) =>
      edits.reduce(
        (text, [at, dropped, part]) =>
          text.slice(0, at) + part + text.slice(at + dropped),
        link,
      ),
    )
  let built = 0
  fc.assert(
    fc.property(fc.oneof(mutated, fc.webUrl(), fc.string()), (link) => {
      let href: string
      try {
        href = toWalletLink({ link, uri }).href
      } catch (error) {
        expect(error).toBeInstanceOf(WalletLinkError)
        return
      }
      built++
      assertSame(link.includes('://') ? link : href, href, 1)
    }),
    { numRuns: 2_000 },
  )
  expect(built).toBeGreaterThan(100)
})
