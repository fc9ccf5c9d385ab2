import type { Page } from '@playwright/test'
import { serveLists } from '../bench/serveLists.js'
import { expect, test } from '../e2e/fixtures.js'
import { announceWallets } from '../e2e/modal/announceWallets.js'
import { openView } from '../e2e/modal/openView.js'
import { en, modalOf, press, viewOf } from '../e2e/modal/steps.js'
import { getDevAccount } from './injectWallet.js'
import { openStage } from './openStage.js'

/** Limit for the whole page, including what the test adds. */
const MAX_NODES = 1_500
const [TOKENS, NFTS, ENTRIES, WALLETS] = [5_000, 5_000, 1_200, 300]

let lists: Awaited<ReturnType<typeof serveLists>>

test.beforeAll(async () => {
  lists = await serveLists({
    entries: ENTRIES,
    network: 'eip155:31337',
    pageSize: 400,
    tokens: TOKENS,
    wallets: WALLETS,
  })
})

test.afterAll(() => lists.stop())

const countNodes = (page: Page) => page.locator('*').count()
const bodyOf = (page: Page) => modalOf(page).locator('.lk-body:not(.lk-left *)')
const topOf = (page: Page) => bodyOf(page).evaluate((body) => body.scrollTop)
const toEnd = (page: Page) =>
  bodyOf(page).evaluate((body) => body.scrollTo(0, body.scrollHeight))

/** Connects a wallet whose account has the long lists. */
async function start(
  page: Page,
  local: Parameters<typeof openStage>[1],
  { url } = lists,
) {
  await page.route(
    /\/(balance|history|getWallets|convert\/tokens)(\?|$)/,
    async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await fetch(`${url}${pathname}${search}`)
      await route.fulfill({ json: await response.json() })
    },
  )
  await page.route('https://icons.example/**', (route) =>
    route.fulfill({
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>',
      contentType: 'image/svg+xml',
    }),
  )
  const { address } = getDevAccount(4)
  await announceWallets(page, local, [
    { address, name: 'Fjord', rdns: 'test.fjord' },
  ])
  const { opener } = await openStage(page, local)
  await opener.click()
  await press(page, /^Fjord/)
  await expect(modalOf(page)).toBeHidden()
}

test('default: five thousand tokens @long', async ({
  local,
  page,
  problems,
}) => {
  await start(page, local)
  await openView(page, 'Account')
  const rows = modalOf(page).getByRole('listitem')
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1')
  await expect(rows.first()).toHaveAttribute('aria-setsize', `${TOKENS}`)
  expect(await countNodes(page)).toBeLessThan(MAX_NODES)

  // While scrolling, the list is never empty.
  for (let step = 0; step < 5; step++) {
    await bodyOf(page).evaluate((body) => body.scrollBy(0, 50_000))
    await expect.poll(() => firstInSight(page)).toBeTruthy()
    expect(await countNodes(page)).toBeLessThan(MAX_NODES)
  }
  const top = await topOf(page)
  expect(top).toBeGreaterThan(200_000)
  const shown = await firstInSight(page)

  // Returning from another view restores the scroll position. A click on the
  // link to that view would scroll to it first.
  await page.evaluate(() => {
    const { kit } = globalThis.stage
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: [...state.stack, { view: 'ProfileWallets' }],
    }))
  })
  await expect(viewOf(page, 'ProfileWallets')).toBeVisible()
  await press(page, en.common.back)
  await expect(viewOf(page, 'Account')).toBeVisible()
  await expect.poll(() => topOf(page)).toBe(top)
  await expect.poll(() => firstInSight(page)).toBe(shown)

  await toEnd(page)
  await expect(rows.last()).toHaveAttribute('aria-posinset', `${TOKENS}`)
  await expect(rows.last()).toBeInViewport()
  expect(problems).toEqual([])
})

test('default: five thousand NFTs @long', async ({ local, page, problems }) => {
  const server = await serveLists({
    entries: NFTS / 10,
    network: 'eip155:31337',
    nfts: NFTS,
    pageSize: NFTS / 10,
    tokens: 1,
  })
  try {
    await start(page, local, server)
    await openView(page, 'Account', { tab: 'nfts' })
    const items = modalOf(page).getByRole('listitem')
    await expect(items.first()).toHaveAttribute('aria-posinset', '1')
    await expect(items.first()).toHaveAttribute('aria-setsize', `${NFTS}`)
    expect(await countNodes(page)).toBeLessThan(MAX_NODES)
    // Two in a line, as wide as each other.
    const [left, right] = await Promise.all(
      [0, 1].map((index) => items.nth(index).boundingBox()),
    )
    expect(right?.y).toBe(left?.y)
    expect(right?.width).toBeCloseTo(left?.width ?? 0, 0)

    for (let step = 0; step < 5; step++) {
      await bodyOf(page).evaluate((body) => body.scrollBy(0, 50_000))
      await expect.poll(() => firstInSight(page)).toBeTruthy()
      expect(await countNodes(page)).toBeLessThan(MAX_NODES)
    }
    const number = Number(await firstInSight(page))
    expect(number).toBeGreaterThan(1_000)

    // The second of a line: looked at, and back to it.
    const chosen = modalOf(page).locator(`[aria-posinset="${number + 3}"]`)
    const name = (await chosen.locator('bdi').textContent()) ?? ''
    await chosen.getByRole('button').click()
    await expect(modalOf(page).getByRole('heading', { name })).toBeVisible()
    await press(page, en.common.back)
    await expect(modalOf(page).getByRole('button', { name })).toBeFocused()
    await expect(chosen).toBeInViewport()
    expect(await countNodes(page)).toBeLessThan(MAX_NODES)

    // Tab goes on from one to the next, beyond what was drawn.
    for (let next = number + 4; next < number + 30; next++) {
      await page.keyboard.press('Tab')
      await expect(page.locator('[role=listitem]:has(:focus)')).toHaveAttribute(
        'aria-posinset',
        `${next}`,
      )
    }
    await toEnd(page)
    await expect(items.last()).toHaveAttribute('aria-posinset', `${NFTS}`)
    await expect(items.last()).toBeInViewport()
    expect(await countNodes(page)).toBeLessThan(MAX_NODES)
    expect(problems).toEqual([])
  } finally {
    server.stop()
  }
})

test('default: a long history, page by page @long', async ({ local, page }) => {
  await start(page, local)
  await openView(page, 'Account', { tab: 'activity' })
  await expect(
    modalOf(page).locator('.lk-activity-row:not(.lk-left *)').first(),
  ).toBeVisible()
  for (const count of [400, 800, 1_200]) {
    await expect(modalOf(page)).toContainText(en.holdings.loaded(count))
    await toEnd(page)
    expect(await countNodes(page)).toBeLessThan(MAX_NODES)
  }
  const oldest = modalOf(page).getByRole('listitem').last()
  await expect(oldest).toBeInViewport()
  const place = await oldest.getAttribute('aria-posinset')
  await expect(oldest).toHaveAttribute('aria-setsize', place ?? '')
  expect(await countNodes(page)).toBeLessThan(MAX_NODES)
  // Back at the top, the heading of the first month is in view.
  await bodyOf(page).evaluate((body) => body.scrollTo(0, 0))
  const months = modalOf(page).getByRole('heading', { level: 3 })
  await expect(months.first()).toBeInViewport()
  expect(await countNodes(page)).toBeLessThan(MAX_NODES)
})

test('default: all wallets, a search across all, and back to both @long', async ({
  local,
  page,
}) => {
  await start(page, local)
  await openView(page, 'AllWallets')
  const rows = modalOf(page).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const last = rows.filter({ hasText: `Wallet ${WALLETS - 1}` })
  await expect(async () => {
    await toEnd(page)
    await expect(last).toBeInViewport({ timeout: 300 })
  }).toPass()
  await expect(last).toHaveAttribute('aria-setsize', `${WALLETS}`)
  expect(await countNodes(page)).toBeLessThan(MAX_NODES)

  const top = await topOf(page)
  await last.getByRole('button').click()
  await expect(viewOf(page, 'AllWallets')).toBeHidden()
  await press(page, en.common.back)
  await expect(last).toBeInViewport()
  expect(await topOf(page)).toBe(top)

  // The card keeps its height, whatever the search finds.
  const search = modalOf(page).getByRole('searchbox')
  const height = async () =>
    (await modalOf(page).locator('.lk-card').boundingBox())?.height
  const before = await height()
  await search.fill('Wallet 77')
  await expect(rows).toHaveCount(1)
  expect(await height()).toBe(before)
  await rows.getByRole('button').click()
  await expect(viewOf(page, 'AllWallets')).toBeHidden()
  await press(page, en.common.back)
  await expect(search).toHaveValue('Wallet 77')
  await expect(rows).toHaveCount(1)
})

test('behavior: keys move through thousands of rows, and the focus is kept', async ({
  local,
  page,
}) => {
  await start(page, local)
  await openView(page, 'WalletSendSelectToken')
  const rows = modalOf(page).locator('.lk-row:not(.lk-left *)')
  await rows.first().focus()
  await page.keyboard.press('End')
  const focused = page.locator('li:has(:focus)')
  await expect(focused).toHaveAttribute('aria-posinset', `${TOKENS}`)
  await expect(focused).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(focused).toHaveAttribute('aria-posinset', `${TOKENS - 1}`)
  expect(await countNodes(page)).toBeLessThan(MAX_NODES)

  // Scrolled far out of view, the focus is kept and Tab continues from it.
  await bodyOf(page).evaluate((body) => body.scrollTo(0, 0))
  await expect(rows.filter({ hasText: 'Token 0' })).toBeInViewport()
  await expect(focused).toHaveAttribute('aria-posinset', `${TOKENS - 1}`)
  await page.keyboard.press('Tab')
  await expect(focused).toHaveAttribute('aria-posinset', `${TOKENS}`)
  await expect(focused).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('aria-posinset', '1')
  await expect(focused).toBeInViewport()
  // Tab reaches the rows one after another.
  for (let index = 2; index < 40; index++) {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveAttribute('aria-posinset', `${index}`)
  }
})

/** Returns the position of the row at the top edge of the visible area. */
const firstInSight = (page: Page) =>
  bodyOf(page).evaluate((body) => {
    const { top } = body.getBoundingClientRect()
    const rows = [...body.querySelectorAll('[aria-posinset]')]
    const first = rows.find((row) => {
      const rect = row.getBoundingClientRect()
      // The upper edge may be between two lines of cards.
      return rect.top <= top + 16 && rect.bottom > top
    })
    return first?.getAttribute('aria-posinset')
  })
