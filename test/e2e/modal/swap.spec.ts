import type { Page } from '@playwright/test'
import type { ModalEntry } from 'latchkey'
import { parseEther, parseUnits } from 'viem'
import { findViolations } from '../axe.js'
import { changeAnswer } from '../changeAnswer.js'
import { approve, expect, frameOf, test } from '../fixtures.js'
import { looks } from '../looks.js'
import { countDialogs, dialogOf } from '../steps.js'
import {
  alertOf,
  answerOf,
  buttonOf,
  en,
  expectComplete,
  expectSound,
  logIn,
  modalOf,
  press,
  pressByKey,
  type Services,
  tabTo,
  viewOf,
} from './steps.js'

const { swap } = en

const payOf = (page: Page) =>
  modalOf(page).getByRole('textbox', { name: swap.payHint })

/** Opens a view of the modal directly, without the steps that lead to it. */
function openView(page: Page, entry: ModalEntry) {
  return page.evaluate((entry) => {
    const { kit } = globalThis.stage
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      isOpen: true,
      stack: [{ view: 'Account' }, entry],
    }))
  }, entry)
}

async function start(
  page: Page,
  local: Parameters<typeof logIn>[1],
  services: Services,
  url = local.urls.stage,
) {
  const { address } = await logIn(page, local, services, { url })
  await expect.poll(() => services.gold(address)).toBe(parseEther('50'))
  await openView(page, { view: 'Swap' })
  await expect(payOf(page)).toBeFocused()
  return address
}

async function choose(page: Page, side: 'from' | 'to', symbol: string) {
  const name = side === 'from' ? /^You pay / : /^(You receive |Choose a token$)/
  await modalOf(page)
    .locator('.lk-token-chip:not(.lk-left *)')
    .and(modalOf(page).getByRole('button', { name }))
    .click()
  await expect(viewOf(page, 'SwapSelectToken')).toBeVisible()
  await modalOf(page)
    .locator('.lk-row:not(.lk-left *)')
    .filter({ hasText: new RegExp(`${symbol}$|${symbol}\\$`) })
    .click()
  await expect(viewOf(page, 'Swap')).toBeVisible()
}

/** Enters a swap that can be reviewed. */
async function fillSwap(page: Page, draft: fillSwap.Draft) {
  const { amount, from, to } = draft
  if (from !== 'ETH') await choose(page, 'from', from)
  await choose(page, 'to', to)
  await payOf(page).fill(amount)
  await expect(buttonOf(page, swap.review)).toBeEnabled()
}

declare namespace fillSwap {
  type Draft = { amount: string; from: string; to: string }
}

/** Returns the minimum in the secure frame, which is what gets signed. */
async function readSigned(page: Page) {
  const row = frameOf(page).getByTestId('minimum')
  await expect(row).toBeVisible()
  return ((await row.textContent()) ?? '').replaceAll(',', '')
}

test('default: ether to dollars, dollars to gold, exactly as shown @touch @engines-long', async ({
  local,
  page,
  problems,
  services,
}) => {
  const { gold, native, usd } = services
  const address = await start(page, local, services)
  await test.step('the coin: one step', async () => {
    const ether = await native(address)
    await fillSwap(page, { amount: '0.1', from: 'ETH', to: 'USDL' })
    await expectSound(page)
    await press(page, swap.review)
    const minimum = await readSigned(page)
    await approve(page)
    await expectSound(page)
    const complete = viewOf(page, 'TransactionComplete')
    const received = complete.locator('.lk-complete-received')
    await expect(received).toHaveText(/^\+[\d.,]+ USDL$/, { timeout: 20_000 })
    const exact = await received.getAttribute('title')
    await expectComplete(page, '0.1 ETH swapped')
    // The amount received, not the expected one.
    expect((await usd(address)) - 1_000_000_000n).toBe(
      parseUnits(exact?.split(' ')[0] ?? '', 6),
    )
    expect(ether - (await native(address))).toBeGreaterThan(parseEther('0.1'))
    const got = (await usd(address)) - 1_000_000_000n
    expect(got).toBeGreaterThanOrEqual(
      parseUnits(minimum.split(' ')[0] ?? '', 6),
    )
  })
  await test.step('a token: allowed and swapped at once, for exactly this', async () => {
    await openView(page, { view: 'Swap' })
    const before = await usd(address)
    await fillSwap(page, { amount: '80', from: 'USDL', to: 'GOLD' })
    await expect(modalOf(page)).toContainText(swap.oneApprovalHint('80 USDL'))
    await press(page, swap.review)
    await expect(frameOf(page).getByTestId('tree')).toContainText('80')
    await expect(frameOf(page).getByText(/Smart account, same/)).toBeVisible()
    const minimum = await readSigned(page)
    await approve(page)
    await expectComplete(page, '80 USDL swapped')
    expect(before - (await usd(address))).toBe(80_000_000n)
    const bought = (await gold(address)) - parseEther('50')
    expect(bought).toBeGreaterThanOrEqual(
      parseEther(minimum.split(' ')[0] ?? ''),
    )
  })
  expect(problems).toEqual([])
})

test('default: by keyboard only, then disconnected, and back to the button @long', async ({
  local,
  page,
  services,
}) => {
  const url = local.urls.stage
  const { address } = await logIn(page, local, services, { url })
  await expect.poll(() => services.gold(address)).toBe(parseEther('50'))
  const { keyboard } = page
  const opener = page.locator('#root .lk-open-button')
  await pressByKey(page, buttonOf(page, en.account.swap))
  await expect(payOf(page)).toBeFocused()
  await keyboard.type('0.1')
  await pressByKey(page, buttonOf(page, swap.choose), 'Space')
  await expect(viewOf(page, 'SwapSelectToken')).toBeVisible()
  const row = modalOf(page)
    .locator('.lk-row:not(.lk-left *)')
    .filter({ hasText: 'USDL' })
  await pressByKey(page, row)
  await expect(viewOf(page, 'Swap')).toBeVisible()
  await expect(buttonOf(page, swap.review)).toBeEnabled()
  await pressByKey(page, buttonOf(page, swap.review), 'Space')
  // Keys pressed before it is shown would go to the page.
  await expect(answerOf(page, 'Reject')).toBeVisible()
  // A request must be read to its end before it can be approved.
  await tabTo(page, frameOf(page).locator('.body'))
  await keyboard.press('End')
  await expect(answerOf(page, 'Approve')).toBeEnabled()
  await tabTo(page, answerOf(page, 'Approve'))
  await keyboard.press('Enter')
  await expect(modalOf(page)).toContainText('0.1 ETH swapped')
  await expectSound(page)
  await keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await expect(opener).toBeFocused()

  await keyboard.press('Enter')
  await pressByKey(page, buttonOf(page, en.account.disconnect))
  await expect(opener).toContainText(en.button.connect)
  await keyboard.press('Escape')
  await expect(modalOf(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('behavior: a rejection in the frame costs nothing, and can be retried @long @touch', async ({
  local,
  page,
  services,
}) => {
  const address = await start(page, local, services)
  await fillSwap(page, { amount: '0.1', from: 'ETH', to: 'USDL' })
  await buttonOf(page, swap.review).dblclick()
  await frameOf(page).getByTestId('reject').click()
  await expect(viewOf(page, 'Swap')).toBeVisible()
  await expect(payOf(page)).toHaveValue('0.1')
  await expect(modalOf(page).getByRole('alert')).toHaveCount(0)
  await expect(dialogOf(page)).toBeHidden()
  await expectSound(page)
  expect(await services.usd(address)).toBe(1_000_000_000n)
  await press(page, swap.review)
  await approve(page)
  await expect(modalOf(page)).toContainText('0.1 ETH swapped')
  expect(await services.usd(address)).toBeGreaterThan(1_000_000_000n)
})

test('behavior: a swap that is left pending is listed in the account until it completes, also after a reload @kept @rest @long', async ({
  local,
  page,
  problems,
  services,
}) => {
  const address = await start(page, local, services)
  const ask = (method: string, params: unknown[]) =>
    services.client.request({ method, params } as never)
  const setAutomine = (isOn: boolean) => ask('evm_setAutomine', [isOn])
  const mine = () => ask('evm_mine', [])
  const row = viewOf(page, 'Account').locator('.lk-recent:not(.lk-left *)')
  const readNonce = () =>
    services.client.getTransactionCount({ address, blockTag: 'pending' })
  /** Approved and broadcast, but not in a block. */
  async function leaveOpen(amount: string) {
    await openView(page, { view: 'Swap' })
    await fillSwap(page, { amount, from: 'ETH', to: 'USDL' })
    const before = await readNonce()
    await press(page, swap.review)
    await approve(page)
    await expect.poll(readNonce).toBe(before + 1)
    // Until then the card above the modal says "Sending…" and has the keys.
    await expect(page.locator('dialog[data-latchkey-frame]:modal')).toHaveCount(
      0,
    )
  }
  const expectRow = async (amount: string) => {
    await expect(row).toContainText(swap.swapping)
    await expect(row).toContainText(
      swap.title({ amount, from: 'ETH', to: 'USDL' }),
    )
    await expectSound(page)
  }
  await setAutomine(false)
  try {
    await test.step('closed: shown where it is opened again, then a toast', async () => {
      await leaveOpen('0.1')
      await page.keyboard.press('Escape')
      await expect(modalOf(page)).toBeHidden()
      await page.locator('#root .lk-open-button').click()
      await expectRow('0.1')
      await mine()
      await expect(modalOf(page)).toContainText('0.1 ETH swapped')
      await expect(row).toHaveCount(0)
    })
    await test.step('reloaded: shown by what is noted, then a toast', async () => {
      await leaveOpen('0.2')
      const usd = await services.usd(address)
      await page.reload()
      await page.locator('#root .lk-open-button').click()
      await expectRow('0.2')
      await mine()
      await expect(modalOf(page)).toContainText('0.2 ETH swapped')
      await expect(row).toHaveCount(0)
      expect(await services.usd(address)).toBeGreaterThan(usd)
    })
    await test.step('told once', async () => {
      await page.reload()
      await page.locator('#root .lk-open-button').click()
      await expect(viewOf(page, 'Account')).toContainText('USDL')
      await expect(row).toHaveCount(0)
      await expect(modalOf(page)).not.toContainText('swapped')
    })
  } finally {
    await setAutomine(true)
    await mine()
  }
  expect(problems).toEqual([])
})

test.describe('a pool whose price moves', () => {
  test.afterEach(({ services }) =>
    services.steerPool({ action: 'restore', token: 'weth' }),
  )

  test('error: before the signature: rejected, and the new price is marked @touch', async ({
    local,
    page,
    services,
  }) => {
    const readDialogs = await countDialogs(page)
    const address = await start(page, local, services)
    await fillSwap(page, { amount: '0.1', from: 'ETH', to: 'USDL' })
    await services.steerPool({ action: 'move', percent: -10, token: 'weth' })
    const dialogs = await readDialogs()
    await press(page, swap.review)
    await expect(alertOf(page, /price moved/)).toContainText(
      'Nothing was swapped',
    )
    expect(await readDialogs()).toBe(dialogs)
    expect(await services.usd(address)).toBe(1_000_000_000n)
    // The form has the new price, and says what it means.
    await expect(buttonOf(page, swap.review)).toBeEnabled()
    await expect(modalOf(page)).toContainText('≈ $224.')
  })
})

test('behavior: amounts that cannot be swapped are reported inline @long', async ({
  local,
  page,
  services,
}) => {
  await start(page, local, services)
  await choose(page, 'to', 'USDL')
  const card = modalOf(page).locator('.lk-swap-card:not(.lk-left *)').first()
  await payOf(page).fill('0.1')
  await expect(buttonOf(page, swap.review)).toBeVisible()
  const height = (await card.boundingBox())?.height
  for (const [amount, text] of [
    ['0', 'The amount must be more than zero'],
    ['9999999', 'Not enough balance'],
  ] as const) {
    await payOf(page).fill(amount)
    await page.keyboard.press('Tab')
    await expect(card).toContainText(text)
    await expect(buttonOf(page, swap.review)).toHaveCount(0)
    expect((await card.boundingBox())?.height).toBe(height)
    await expectSound(page)
  }
  await test.step('all there is', async () => {
    await press(page, swap.useMax)
    await expect(payOf(page)).toHaveValue(/^\d+\.\d+$/)
    await expectSound(page)
  })
  await test.step('the other way round', async () => {
    await payOf(page).fill('0.1')
    await expect(buttonOf(page, swap.review)).toBeVisible()
    await press(page, swap.flip)
    await expect(buttonOf(page, /^You pay USDL/)).toBeVisible()
    await expect(buttonOf(page, swap.review)).toBeVisible()
  })
  await test.step('slippage', async () => {
    await press(page, /^Slippage 1%/)
    await press(page, '0.5%')
    await expect(buttonOf(page, /^Slippage 0.5%/)).toBeVisible()
    const own = modalOf(page).getByRole('textbox', { name: swap.slippageOwn })
    await own.fill('9')
    await expect(modalOf(page)).toContainText(swap.slippageWrong)
    await own.fill('2,5')
    await expect(modalOf(page)).toContainText(swap.slippageHigh)
    await press(page, swap.review)
    await expect(frameOf(page).getByTestId('minimum')).toBeVisible()
    await answerOf(page, 'Reject').click()
    await expect(viewOf(page, 'Swap')).toBeVisible()
  })
})

test('behavior: five thousand tokens are searched at once @long', async ({
  local,
  page,
  services,
}) => {
  await page.route('**/v1/convert/tokens**', (route) =>
    changeAnswer(route, ({ tokens }) => {
      const more = Array.from({ length: 5_000 }, (_, index) => ({
        ...tokens[0],
        address: `eip155:31337:0x${String(index + 1).padStart(40, '0')}`,
        name: `Number ${index}`,
        symbol: `N${index}`,
      }))
      return { tokens: [...tokens, ...more] }
    }),
  )
  await start(page, local, services)
  await press(page, swap.choose)
  const rows = modalOf(page).locator('.lk-row:not(.lk-left *)')
  await expect(viewOf(page, 'SwapSelectToken')).toBeVisible()
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(130)
  await expectSound(page)
  const search = modalOf(page).getByRole('searchbox', { name: swap.search })
  await search.fill('n4999')
  await expect(rows).toHaveCount(1)
  await search.fill('nothing of that')
  await expect(modalOf(page)).toContainText(swap.noneFound('nothing of that'))
  await search.fill('Number 49')
  await expect(rows.first()).toContainText('Number 49')
  await rows.first().click()
  await expect(buttonOf(page, /^You receive N49\./)).toBeVisible()
})

test('behavior: where swaps are not supported, it offers a network that supports them @long', async ({
  local,
  page,
  services,
}) => {
  await start(page, local, services)
  await page.evaluate(async () => {
    const { kit } = globalThis.stage
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: [{ view: 'Account' }, { view: 'Networks' }],
    }))
  })
  const other = local.chains[1]?.name ?? ''
  await press(page, new RegExp(`^${other}`))
  await expect(viewOf(page, 'Account')).toBeVisible()
  await openView(page, { view: 'Swap' })
  await expect(modalOf(page)).toContainText(swap.unsupportedTitle)
  await expectSound(page)
  const { settings } = en
  await press(page, settings.switchTo(local.chains[0]?.name ?? ''))
  await expect(viewOf(page, 'SwitchNetwork')).toBeVisible()
  await press(page, settings.switch)
  await expect(payOf(page)).toBeVisible()
})

for (const { theme, width } of looks)
  test(`default: nothing is in anybody's way, ${theme}, ${width} px @long`, async ({
    local,
    page,
    problems,
    services,
  }) => {
    await page.setViewportSize({ height: 844, width })
    // Measure colors after transitions, not during them.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const url = `${local.urls.stage}/?theme=${theme}`
    const sound = async (name: string) => {
      await expect(modalOf(page).locator('[aria-busy=true]')).toHaveCount(0)
      const found = await findViolations(page, '[data-latchkey]')
      expect([name, ...found]).toEqual([name])
      await expectSound(page)
    }
    await start(page, local, services, url)
    await sound('Swap, empty')
    await press(page, swap.choose)
    await sound('SwapSelectToken')
    await press(page, en.common.back)
    await fillSwap(page, { amount: '0.1', from: 'ETH', to: 'USDL' })
    await sound('Swap, quoted')
    await press(page, /^Slippage/)
    await sound('Swap')
    await payOf(page).fill('10.5')
    await expect(modalOf(page)).toContainText('Not enough balance')
    await sound('Swap, too much')
    await openView(page, {
      view: 'SwapSelectToken',
      data: undefined,
    } as never)
    await expect(viewOf(page, 'SwapSelectToken')).toBeVisible()
    expect(problems).toEqual([])
  })
