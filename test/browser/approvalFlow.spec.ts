import type { Page } from '@playwright/test'
import {
  encodeFunctionData,
  erc20Abi,
  type Hex,
  stringToHex,
  toHex,
} from 'viem'
import {
  approve,
  test as base,
  cardOf,
  expect,
  frameOf,
  newReceiver,
} from '../e2e/fixtures.js'
import { logIn, openHarness } from './openHarness.js'

declare global {
  /** What the frame has shown so far: `facts`, or an `approve` button. */
  var offers: string[] | undefined
}

const test = base.extend<{ user: Awaited<ReturnType<typeof logIn>> }>({
  user: async ({ local, page, services }, use) => {
    await openHarness(page, local)
    await use(await logIn(page, services))
  },
})

const dialog = 'dialog[data-latchkey-frame]'

/** Starts a request; its outcome is awaited later. */
const ask = (page: Page, method: string, params: readonly unknown[]) =>
  page.evaluate(
    ({ method, params }) => harness.settle(made.ask(method, params)),
    { method, params },
  )

const sign = (page: Page, address: string) =>
  ask(page, 'personal_sign', ['0x4869', address])

const transfer = (to: Hex, amount: bigint) =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
  })

/** Returns the focused element of the frame and its outline. */
const readFocus = (page: Page) =>
  frameOf(page)
    .locator('html')
    .evaluate(() => {
      const element = document.activeElement as HTMLElement
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return {
        name: element.dataset.testid ?? element.localName,
        outline: `${outlineWidth} ${outlineStyle}`,
      }
    })

/** Presses Tab until the element has focus, at most ten times. */
async function tabTo(page: Page, testId: string) {
  for (let count = 0; count < 10; count++) {
    await page.keyboard.press('Tab')
    const focus = await readFocus(page)
    if (focus.name === testId) return focus
  }
  throw new Error(`Tab does not reach ${testId}`)
}

/** Covers the card with an element that the user can see through. */
async function cover(page: Page) {
  const handle = await page.evaluateHandle((dialog) => {
    const element = document.createElement('div')
    element.style.cssText =
      'position:absolute;inset:0;background:#fff;opacity:.01;pointer-events:none'
    document.querySelector(dialog)?.append(element)
    return element
  }, dialog)
  return () => handle.evaluate((element) => element.remove())
}

test('default: rejected with the button', async ({ page, services, user }) => {
  const to = newReceiver()
  const sending = ask(page, 'eth_sendTransaction', [
    { from: user.address, to, value: '0x1' },
  ])
  await frameOf(page).getByTestId('reject').click()
  expect((await sending).error).toMatchObject({
    code: 4001,
    name: 'UserRejectedRequestError',
  })
  await expect(page.locator(dialog)).toBeHidden()
  expect(await services.native(to)).toBe(0n)
})

test('behavior: requests queue, with consecutive nonces', async ({
  page,
  services,
  user,
}) => {
  const to = newReceiver()
  const transactions = [1n, 2n, 3n].map((value) => ({
    from: user.address,
    to,
    value: toHex(value),
  }))
  const sending = page.evaluate(
    (transactions) =>
      Promise.all(
        transactions.map((one) => made.ask('eth_sendTransaction', [one])),
      ),
    transactions,
  )
  const frame = frameOf(page)
  const start = await services.client.getTransactionCount(user)
  for (const [index, waiting] of [
    '2 more waiting',
    '1 more waiting',
    '',
  ].entries()) {
    await expect(frame.getByTestId('amount')).toHaveText(
      `0.00000000000000000${index + 1} ETH`,
    )
    await expect(frame.getByTestId('waiting')).toHaveText(waiting)
    await expect(frame.getByTestId('approve')).toHaveCount(1)
    await approve(page)
  }
  const hashes = (await sending) as Hex[]
  const sent = await Promise.all(
    hashes.map((hash) => services.client.getTransaction({ hash })),
  )
  expect(sent.map(({ nonce, value }) => [nonce, value])).toEqual([
    [start, 1n],
    [start + 1, 2n],
    [start + 2, 3n],
  ])
  await expect.poll(() => services.native(to)).toBe(6n)
})

test('behavior: a later request is counted on the open card @long', async ({
  page,
  user,
}) => {
  const frame = frameOf(page)
  const first = sign(page, user.address)
  await expect(frame.getByTestId('action')).toBeVisible()
  await expect(frame.getByTestId('waiting')).toHaveText('')
  const second = sign(page, user.address)
  await expect(frame.getByTestId('waiting')).toHaveText('1 more waiting')
  await frame.getByTestId('reject').click()
  expect((await first).error?.code).toBe(4001)
  await expect(frame.getByTestId('waiting')).toHaveText('')
  await frame.getByTestId('reject').click()
  expect((await second).error?.code).toBe(4001)
})

test('error: a transaction that would fail is never offered', async ({
  local,
  page,
  services,
}) => {
  await page.addInitScript((origin) => {
    if (location.origin !== origin) return
    const offers: string[] = []
    globalThis.offers = offers
    new MutationObserver(() => {
      const approve = document.querySelector('[data-testid=approve]')
      if (approve?.checkVisibility({ visibilityProperty: true }))
        offers.push('approve')
      if (document.querySelector('[data-testid=action]')) offers.push('facts')
    }).observe(document, { attributes: true, childList: true, subtree: true })
  }, new URL(local.hosts.frame).origin)
  await openHarness(page, local)
  const user = await logIn(page, services)
  const to = newReceiver()
  const { address: token } = local.tokens.usd
  const readOffers = () =>
    frameOf(page)
      .locator('html')
      .evaluate(() => globalThis.offers)

  const { error } = await ask(page, 'eth_sendTransaction', [
    { from: user.address, to: token, data: transfer(to, 10n ** 12n) },
  ])
  expect(error?.code).toBe(-32000)
  const { error: poor } = await ask(page, 'eth_sendTransaction', [
    { from: user.address, to, value: toHex(10n ** 24n) },
  ])
  expect(poor?.code).toBe(-32000)
  expect(await readOffers()).toEqual([])
  await expect(page.locator(dialog)).toBeHidden()
  expect(await services.usd(to)).toBe(0n)

  // Control: a request that would succeed is offered.
  const signing = sign(page, user.address)
  await approve(page)
  await signing
  expect(await readOffers()).toContain('approve')
})

for (const { frameHeight, height, name, width } of [
  { name: 'card', width: 1280, height: 800, frameHeight: 720 },
  { name: 'sheet', width: 390, height: 600, frameHeight: 600 },
])
  test(`behavior: nobody has to scroll for a plain transfer: ${name} @rest${name === 'card' ? ' @long' : ''}`, async ({
    local,
    page,
    user,
  }) => {
    await page.setViewportSize({ width, height })
    const to = newReceiver()
    for (const themeMode of ['dark', 'light'] as const) {
      await page.evaluate(async (themeMode) => {
        await (await made.kit.frame?.open())?.syncTheme({ themeMode })
      }, themeMode)
      const data = transfer(to, 1_500_000n)
      const sending = ask(page, 'eth_sendTransaction', [
        { from: user.address, to: local.tokens.usd.address, data },
      ])
      const frame = frameOf(page)
      await expect(frame.locator('html')).toHaveAttribute(
        'data-theme',
        themeMode,
      )
      const card = cardOf(frame)
      await expect(card.getByTestId('approve')).toBeEnabled()
      await expect(card.getByTestId('approve')).toHaveText('Approve')
      const sizes = await card.locator('.body').evaluate((body) => ({
        card: body.closest('.card')?.clientHeight,
        frame: innerHeight,
        hidden: body.scrollHeight - body.clientHeight,
        wide: body.scrollWidth - body.clientWidth,
      }))
      expect(sizes).toEqual({
        card: 600,
        frame: frameHeight,
        hidden: 0,
        wide: 0,
      })
      await card.getByTestId('reject').click()
      await sending
    }
  })

test('behavior: the card grows with the request, up to 720 px @rest @long', async ({
  page,
  user,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const card = cardOf(frameOf(page))
  async function read(lines: number) {
    const message = Array.from({ length: lines }, () => 'A line.').join('\n')
    const signing = ask(page, 'personal_sign', [
      stringToHex(message),
      user.address,
    ])
    await expect(card.getByTestId('message')).toBeVisible()
    const box = await card.boundingBox()
    const text = await card.getByTestId('approve').textContent()
    const hidden = await card
      .locator('.body')
      .evaluate((body) => body.scrollHeight - body.clientHeight)
    await page.keyboard.press('Escape')
    await signing
    return { height: box?.height, isWhole: hidden === 0, text }
  }
  const short = { height: 600, isWhole: true, text: 'Approve' }
  expect(await read(1)).toEqual(short)
  const middle = await read(14)
  expect(middle).toEqual({ ...short, height: expect.any(Number) })
  expect(middle.height).toBeGreaterThan(600)
  expect(middle.height).toBeLessThanOrEqual(720)
  expect(await read(40)).toEqual({
    height: 720,
    isWhole: false,
    text: 'Scroll to the end',
  })
})

test('behavior: works by keyboard alone @rest', async ({
  page,
  services,
  user,
}) => {
  const { address } = user
  const signing = sign(page, address)
  const button = frameOf(page).getByTestId('approve')
  await expect(button).toBeEnabled()
  const focused = await tabTo(page, 'reject')
  expect(focused.outline).toBe('2px solid')
  expect((await tabTo(page, 'approve')).outline).toBe('2px solid')
  await page.keyboard.press('Enter')
  const signature = (await signing).value as Hex
  expect(
    await services.client.verifyMessage({ address, message: 'Hi', signature }),
  ).toBe(true)
})

test('behavior: Enter does nothing until the button is enabled @long', async ({
  page,
  user,
}) => {
  const signing = sign(page, user.address)
  let isSettled = false
  signing.then(() => {
    isSettled = true
  })
  const button = frameOf(page).getByTestId('approve')
  await expect(button).toBeEnabled()
  await tabTo(page, 'approve')
  const uncover = await cover(page)
  await expect(button).toBeDisabled()
  for (const key of ['Enter', 'Space', 'Enter']) await page.keyboard.press(key)
  // Nor can it receive focus.
  await expect(tabTo(page, 'approve')).rejects.toThrow('Tab does not reach')
  await expect(button).toBeDisabled()
  expect(isSettled).toBe(false)
  await uncover()
  await expect(button).toBeEnabled()
  expect(isSettled).toBe(false)
  await tabTo(page, 'approve')
  await page.keyboard.press('Enter')
  expect((await signing).value).toMatch(/^0x[0-9a-f]{130}$/)
})

test('behavior: Escape rejects @long', async ({ page, user }) => {
  const signing = sign(page, user.address)
  await expect(frameOf(page).getByTestId('action')).toBeVisible()
  await page.keyboard.press('Escape')
  expect((await signing).error?.code).toBe(4001)
  await expect(page.locator(dialog)).toBeHidden()
})

test('behavior: storage cleared during an approval ends neither it nor the next @kept @long', async ({
  page,
  services,
  user,
}) => {
  const { address } = user
  const frame = frameOf(page)
  const before = sign(page, address)
  await expect(frame.getByTestId('approve')).toBeEnabled()
  await expect(frame.getByTestId('notice')).toHaveCount(0)
  await frame.locator('html').evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('latchkey-frame')
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
  )
  await approve(page)
  expect((await before).value).toMatch(/^0x[0-9a-f]{130}$/)
  const after = sign(page, address)
  await expect(frame.getByTestId('notice')).toHaveText(
    "This browser doesn't save your account. You'll lose it when you close the page or the browser. Don't keep money in it.",
  )
  await approve(page)
  const signature = (await after).value as Hex
  expect(
    await services.client.verifyMessage({ address, message: 'Hi', signature }),
  ).toBe(true)
})
