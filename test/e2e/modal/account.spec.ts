import type { Page } from '@playwright/test'
import { createWalletClient, http } from 'viem'
import { anvil } from 'viem/chains'
import { findViolations } from '../axe.js'
import { approve, expect, frameOf, test } from '../fixtures.js'
import { looks } from '../looks.js'
import type { E2eState } from '../state.js'
import {
  buttonOf,
  en,
  expectSound,
  logIn,
  modalOf,
  press,
  pressByKey,
  tabTo,
  viewOf,
} from './steps.js'

/** More than fit on one page of the history. */
const PAYMENTS = 55

// Every step is checked in four looks.
test.describe.configure({ timeout: 180_000 })

const tabOf = (page: Page, tab: keyof typeof en.holdings.tabs) =>
  modalOf(page).getByRole('tab', { exact: true, name: en.holdings.tabs[tab] })
const panelOf = (page: Page) => modalOf(page).getByRole('tabpanel')
const settingsButton = (page: Page) => buttonOf(page, en.settings.open)

test('default: NFTs and activity load when their tab is opened, by keyboard @engines-long @long', async ({
  local,
  page,
  problems,
  services,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const reads = () => asked.filter((url) => /\/history/.test(url)).length
  const { address } = await logIn(page, local, services)
  await services.fund(address)
  await payOften(local, address)
  const { tokenId } = await services.mintNft(address)
  expect(reads()).toBe(0)
  await expectFine(page, 'account')

  await test.step('NFTs', async () => {
    await tabTo(page, tabOf(page, 'tokens'))
    await page.keyboard.press('ArrowRight')
    await expect(tabOf(page, 'nfts')).toBeFocused()
    await expect(tabOf(page, 'nfts')).toHaveAttribute('aria-selected', 'true')
    const card = panelOf(page).getByRole('button', {
      name: new RegExp(`#${tokenId}$`),
    })
    await expect
      .poll(() =>
        card
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    expect(reads()).toBeGreaterThan(0)
    await expectFine(page, 'nfts')
    await pressByKey(page, card)
    await expect(panelOf(page).getByRole('heading').first()).toBeFocused()
    await expect(panelOf(page)).toContainText(`#${tokenId}`)
    await expectFine(page, 'nft')
    await pressByKey(page, buttonOf(page, en.common.back))
    await expect(card).toBeFocused()
  })

  await test.step('activity, page by page', async () => {
    await tabOf(page, 'nfts').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabOf(page, 'activity')).toBeFocused()
    const rows = panelOf(page).getByRole('listitem')
    // Of a long list, only the rows near the visible area are rendered.
    const size = async () =>
      Number(await rows.first().getAttribute('aria-setsize'))
    await expect.poll(size).toBe(50)
    const month = new Date().toLocaleString('en-US', { month: 'long' })
    const months = panelOf(page).getByRole('heading', { level: 3 })
    await expect(months).toHaveText([month])
    await expect(rows.first()).toContainText(/Received|Minted/)
    await expect(rows.nth(1)).toContainText(/\+0\.0\d+ ETH/)
    await expect(rows.nth(1)).toContainText(/Just now|\d+ (sec|min) ago/)
    await expectFine(page, 'activity')
    // The next page loads on focus already, or on the key.
    await buttonOf(page, en.holdings.more).focus()
    await page.keyboard.press('Enter')
    await expect(buttonOf(page, en.holdings.more)).toBeHidden()
    expect(await size()).toBeGreaterThan(PAYMENTS)
    await expect(
      modalOf(page).locator('.lk-activity:not(.lk-left *)'),
    ).toBeFocused()
  })

  await test.step('the tab stays on the way back, and wraps', async () => {
    await press(page, /Switch network$/)
    await press(page, en.common.back)
    await expect(tabOf(page, 'activity')).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await tabOf(page, 'activity').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabOf(page, 'tokens')).toBeFocused()
    await expect(panelOf(page)).toContainText('USDL')
  })

  await test.step('on Solana there is no history', async () => {
    const before = reads()
    await press(page, /^Solana/)
    await expect(modalOf(page)).toContainText('SOL')
    await expect(modalOf(page).getByRole('tab')).toHaveCount(0)
    expect(reads()).toBe(before)
  })
  expect(problems).toEqual([])
})

test('behavior: settings, a revoked permission, and disconnecting @long @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  const { address, email } = await logIn(page, local, services)
  const { pci } = await services.addSession(address)
  await pressByKey(page, settingsButton(page))
  await expect(viewOf(page, 'AccountSettings')).toContainText(email)
  await expectFine(page, 'settings')

  await pressByKey(
    page,
    buttonOf(page, new RegExp(en.settings.permissionsHint)),
  )
  const list = viewOf(page, 'SmartSessionList')
  const row = list.getByRole('listitem').filter({ hasText: 'Until' })
  await expect(row).toHaveCount(1)
  await expectFine(page, 'permissions')
  await row.getByRole('button').click()
  await expect(frameOf(page).getByText(pci)).toBeVisible()
  await approve(page)
  await expect(list).toContainText(en.settings.sessionStatus.revoked)
  await expect(list).toContainText(en.settings.noSessions)
  await expectFine(page, 'permissions-ended')

  await press(page, en.common.back)
  await expect(viewOf(page, 'AccountSettings')).toBeVisible()
  await press(page, en.account.disconnect)
  await expect(modalOf(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('behavior: the networks of the address, and views opened directly @long', async ({
  local,
  page,
  problems,
  services,
}) => {
  await logIn(page, local, services, {
    url: `${local.urls.stage}/?solana&theme=auto`,
  })
  await press(page, en.account.receive)
  await expect(viewOf(page, 'WalletReceive')).toContainText(/Only send/)
  await expectFine(page, 'receive')
  const [first] = local.chains
  const views = [
    ['Transactions', undefined, /Received/],
    ['WalletCompatibleNetworks', undefined, first?.name ?? ''],
    ['SwitchNetwork', { chainId: first?.id }, en.common.back],
    ['SwitchNetwork', { chainId: 1 }, en.settings.notOffered],
    ['SwitchNetwork', undefined, en.settings.notOffered],
    ['SwitchActiveChain', { namespace: 'solana' }, /Solana/],
    ['SwitchActiveChain', undefined, /Anvil/],
    ['AccountSettings', undefined, en.settings.email],
    ['SmartSessionList', undefined, en.settings.noSessions],
  ] as const
  for (const [view, data, text] of views) {
    await page.evaluate(
      ({ data, view }) => {
        const { kit } = globalThis.stage
        kit.store.set(kit.atoms.modal, (state) => ({
          ...state,
          isOpen: true,
          stack: [{ view: 'Account' }, { data, view } as never],
        }))
      },
      { data, view },
    )
    await expect(viewOf(page, view)).toContainText(text)
    await expectFine(page, `${view}-${JSON.stringify(data ?? {})}`)
  }
  expect(problems).toEqual([])
})

/**
 * Expects, in every look, no axe violations, no overflow, and the focus
 * inside.
 */
async function expectFine(page: Page, name: string) {
  const size = page.viewportSize()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(modalOf(page).locator('[aria-busy=true]')).toHaveCount(0)
  for (const { theme, width } of looks) {
    await page.setViewportSize({ height: width === 390 ? 844 : 800, width })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expectSound(page)
    // Measure colors after transitions, not during them.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished.catch(() => {})),
      ),
    )
    const found = await findViolations(page, '[data-latchkey]')
    expect([name, theme, width, ...found]).toEqual([name, theme, width])
  }
  if (size) await page.setViewportSize(size)
}

/** Sends payments of one wei from another account, each in its own block. */
async function payOften(local: E2eState, to: `0x${string}`) {
  const client = createWalletClient({
    chain: anvil,
    transport: http(local.chains[0]?.rpcUrl),
  })
  const [, , , , , account] = await client.getAddresses()
  if (!account) throw new Error('The chain has no account to spare')
  for (let index = 0; index < PAYMENTS; index++)
    await client.sendTransaction({ account, to, value: 1n })
}
