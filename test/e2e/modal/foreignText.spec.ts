import type { Page } from '@playwright/test'
import type { ModalView, ModalViews } from 'latchkey'
import { getDevAccount, injectWallet } from '../../browser/injectWallet.js'
import { expect, newReceiver, test } from '../fixtures.js'
import { foreignTexts, foreignUrls } from './foreignTexts.js'
import { openView } from './openView.js'
import { poisonAnswers } from './poisonAnswers.js'
import { en, modalOf, press } from './steps.js'

declare global {
  var told: (number: number) => void
  var toldNumbers: number[]
}

// A CSP would block what gets through; here nothing else may block it.
test.use({ bypassCSP: true })

const bad = (text: string) => text.replaceAll('N', '7')
const downloads = {
  appStore: 'javascript:told(1)',
  chromeStore: 'data:text/html,<script>opener.told(2)</script>',
  homepage: 'https://foreign.example/"onerror="told(3)"',
  playStore: ' javascript:told(4)',
}

/** Every view an account leads to, and the foreign text it may show. */
const views: readonly {
  [view in ModalView]: [view, ModalViews[view]?]
}[ModalView][] = [
  ['Account', { tab: 'tokens' }],
  ['Account', { tab: 'nfts' }],
  ['Account', { tab: 'activity' }],
  ['AccountSettings'],
  ['SmartSessionList'],
  ['Transactions'],
  ['ProfileWallets'],
  ['Networks'],
  ['WalletReceive'],
  ['WalletCompatibleNetworks'],
  ['WalletSend'],
  ['WalletSendSelectToken'],
  ['Swap'],
  ['SwapSelectToken', { target: 'to' }],
  ['OnRampProviders'],
  ['OnRampTokenSelect'],
  ['OnRampFiatSelect'],
  ['BuyInProgress'],
  ['RegisterAccountName'],
  ['RegisterAccountNameSuccess', { name: bad(foreignTexts[1] ?? '') }],
  ['SwitchNetwork', { chainId: bad(foreignTexts[2] ?? '') }],
  ['AllWallets'],
  ['ConnectWallets'],
  ['GetWallet'],
  [
    'Downloads',
    {
      wallet: {
        id: 'foreign',
        imageUrl: bad(foreignUrls[9] ?? ''),
        key: 'foreign',
        links: downloads,
        name: bad(foreignTexts[39] ?? ''),
      } as never,
    },
  ],
]

/** Views that must show foreign names. */
const telling = [
  'Connect',
  'AllWallets',
  'Account:tokens',
  'Account:nfts',
  'Account:activity',
  'SmartSessionList',
  'Transactions',
  'WalletSendSelectToken',
  'SwapSelectToken',
  'OnRampTokenSelect',
  'RegisterAccountNameSuccess',
  'ConnectWallets',
  'GetWallet',
  'Downloads',
]

test('control: the texts run if they are treated as markup @long', async ({
  page,
  local,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${local.urls.stage}/`)
  await listen(page)
  const ran = new Set<number>()
  for (const [index, text] of foreignTexts.entries()) {
    await page.evaluate(
      (html) => {
        document.body.innerHTML = html
        // Scripts that a page with this markup would run.
        for (const old of document.body.querySelectorAll('script')) {
          const script = document.createElement('script')
          script.text = old.text
          old.replaceWith(script)
        }
      },
      text.replaceAll('N', String(index)),
    )
    await page.waitForTimeout(60)
    for (const number of await readHeard(page)) ran.add(number)
  }
  // The others need a URL, a template, or a user.
  expect(ran.size).toBeGreaterThan(35)
})

test('error: foreign names never run, in any view', async ({
  local,
  page,
  services,
}) => {
  test.setTimeout(240_000)
  await listen(page)
  const { address } = getDevAccount(6)
  await services.mintNft(address)
  await services.addSession(address)
  await announce(page)
  await injectWallet(page, local, { address })
  const counts = await poisonAnswers(page, [new URL(local.hosts.api).origin])
  await page.goto(`${local.urls.stage}/`)

  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const shown: string[] = []
  const check = async (view: string) => {
    await expect(modalOf(page).locator('[aria-busy=true]')).toHaveCount(0)
    if (telling.includes(view))
      await expect(modalOf(page), view).toContainText('told(')
    const found = await findActive(page)
    expect([view, ...found]).toEqual([view])
    expect([view, ...(await readHeard(page))]).toEqual([view])
    if (/told\(\d/.test((await modalOf(page).textContent()) ?? ''))
      shown.push(view)
  }
  await expect(modalOf(page)).toContainText('told(')
  await check('Connect')
  await openView(page, 'AllWallets')
  await check('AllWallets')
  await openView(page, 'Connect')
  await press(page, /Test Wallet/)
  await expect(modalOf(page)).toBeHidden()
  for (const [view, data] of views) {
    await openView(page, view, data as never)
    await check(`${view}${data && 'tab' in data ? `:${data.tab}` : ''}`)
  }
  await openView(page, 'RegisterAccountName')
  await modalOf(page)
    .getByLabel(en.names.name)
    .fill(`ada-${newReceiver().slice(2, 40)}`)
  await page.waitForTimeout(1_000)
  await check('RegisterAccountName:suggestions')

  // A view that shows nothing foreign would pass with any fault.
  expect(shown).toEqual(expect.arrayContaining(telling))
  console.info(
    `${counts.text} texts and ${counts.url} addresses in ${views.length + 2} views, shown as text in ${shown.length}: ${shown.join(' ')}`,
  )
  expect(counts.text).toBeGreaterThan(foreignTexts.length)
  expect(counts.url).toBeGreaterThan(foreignUrls.length)
})

async function listen(page: Page) {
  const start = () => {
    if (window !== window.top) return
    globalThis.toldNumbers = []
    globalThis.told = (number) => {
      globalThis.toldNumbers.push(number)
    }
    // A dialog of the browser counts as well.
    globalThis.alert = () => globalThis.told(-2)
  }
  await page.addInitScript(start)
  await page.evaluate(start)
}

const readHeard = (page: Page) => page.evaluate(() => globalThis.toldNumbers)

/** Announces wallets of the browser with hostile names and icons. */
async function announce(page: Page) {
  const names = foreignTexts.slice(1, 4).map(bad)
  const icons = foreignUrls.slice(9, 12).map(bad)
  await page.addInitScript(
    ({ icons, names }) => {
      const provider = { on() {}, request: async () => [], removeListener() {} }
      const details = names.map((name, index) =>
        Object.freeze({
          info: {
            uuid: `6b1d0c1e-0b6c-4f0e-9d3e-6a1f5c7b2e${10 + index}`,
            name,
            icon: icons[index % icons.length],
            rdns: `example.foreign${index}`,
          },
          provider,
        }),
      )
      const tell = () => {
        for (const detail of details)
          dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
      addEventListener('eip6963:requestProvider', tell)
      tell()
    },
    { icons, names },
  )
}

/** Finds elements of the page that could run, or lead to code that runs. */
const findActive = (page: Page) =>
  page.evaluate(() => {
    const runs = 'script, iframe, object, embed, base, meta, link, form[action]'
    const isBad = (url: string) =>
      /^\s*(javascript|vbscript|file|blob|data:(?!image\/))/i.test(
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them, too
        url.replace(/[\u0000-\u0020]/g, ''),
      )
    return [...document.querySelectorAll('[data-latchkey] *')].flatMap(
      (element) => [
        ...(element.matches(runs) ? [element.outerHTML] : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) =>
              name.startsWith('on') ||
              (/^(href|src|srcset|xlink:href|formaction|style)$/.test(name) &&
                isBad(value)),
          )
          .map(({ name, value }) => `${name}=${value}`),
      ],
    )
  })
