import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import { en, modalOf } from '../e2e/modal/steps.js'
import { getDevAccount, injectWallet } from './injectWallet.js'

/** Counts what the app's router does and hears. */
function countChanges() {
  Object.assign(window, { routeChanges: 0 })
  const count = () => {
    Reflect.set(window, 'routeChanges', Reflect.get(window, 'routeChanges') + 1)
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name]
    history[name] = function (...parameters) {
      count()
      return original.apply(this, parameters)
    }
  }
  window.addEventListener('popstate', count)
}

async function readChanges(page: Page) {
  const read = () => page.evaluate(() => Reflect.get(window, 'routeChanges'))
  let last = -1
  // Until nothing changes for half a second.
  await expect
    .poll(
      async () => {
        const before = last
        last = await read()
        return last === before
      },
      { intervals: [500] },
    )
    .toBe(true)
  return last as number
}

async function back(page: Page) {
  const before = await readChanges(page)
  await page.evaluate(() => history.back())
  return (await readChanges(page)) - before
}

const at = (page: Page, path: string) =>
  expect(page.getByRole('heading', { name: path, exact: true })).toBeVisible()

async function connect(page: Page) {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: /Test Wallet/ }).click()
  await expect(modalOf(page)).toBeHidden()
  await at(page, '/account')
}

async function disconnect(page: Page) {
  await page.getByRole('button', { name: /0x/ }).first().click()
  // The tokens come with it, and move the button.
  await expect(modalOf(page).getByText(en.account.totalBalance)).toBeVisible()
  await modalOf(page)
    .getByRole('button', { name: en.account.disconnect, exact: true })
    .click()
  await expect(modalOf(page)).toBeHidden()
  await at(page, '/login')
}

for (const router of ['react', 'plain'])
  for (const how of ['push', 'replace'])
    for (const entry of ['', '-bare'])
      test(`behavior: ${router} router, ${how} on connect and disconnect${entry && ', without an entry'}${router === 'react' && (how === 'push') === !entry ? '' : ' @long'}`, async ({
        local,
        page,
        problems,
      }) => {
        await page.addInitScript(countChanges)
        await injectWallet(page, local, getDevAccount(7))
        const base = `${local.urls.stage}/routed/${router}-${how}${entry}`
        await page.goto(`${base}/`)
        await page.getByRole('button', { name: 'To login' }).click()
        await at(page, '/login')
        await connect(page)

        // A pushed redirect comes again; a replaced page is not in the way.
        expect(await back(page)).toBeLessThanOrEqual(4)
        await at(page, how === 'push' ? '/account' : '/')
        if (how === 'replace') {
          await page.evaluate(() => history.forward())
          await at(page, '/account')
        }

        await disconnect(page)
        expect(await back(page)).toBeLessThanOrEqual(4)
        await at(page, how === 'push' ? '/login' : '/')
        expect(problems).toEqual([])
      })

test('behavior: back and forward skip the entry of a closed modal', async ({
  local,
  page,
}) => {
  await page.addInitScript(countChanges)
  await page.goto(`${local.urls.stage}/routed/react-push/`)
  await page.getByRole('button', { name: 'To login' }).click()
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: en.common.close }).click()
  await page.getByRole('button', { name: 'To more' }).click()
  await at(page, '/more')
  expect(await back(page)).toBe(1)
  await at(page, '/login')
  // Past the entry, which is the same page.
  await page.evaluate(() => history.forward())
  await readChanges(page)
  await at(page, '/more')
  await back(page)
  await back(page)
  await at(page, '/')
})
