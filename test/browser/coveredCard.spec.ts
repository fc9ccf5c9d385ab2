import type { Frame, Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi } from 'viem'
import {
  approve,
  cardOf,
  expect,
  frameOf,
  newReceiver,
  press,
  test,
} from '../e2e/fixtures.js'
import { serveConfig, toRealNetworks } from '../e2e/serveConfig.js'
import type { E2eState } from '../e2e/state.js'
import { fence } from './attack/fence.js'
import {
  askSignature,
  createLab,
  findFrame,
  getOutcome,
  loginLab,
  type Services,
  signature,
  waitForOutcome,
} from './attack/lab.js'
import {
  mountPaint,
  noticedPaints,
  paints,
  readPaintedShare,
} from './attack/paints.js'
import { watchPage } from './attack/watchPage.js'
import { logIn, openHarness } from './openHarness.js'

const iframe = 'dialog[data-latchkey-frame] iframe'

/** A page with a message to sign; where, the operator has decided. */
async function start(
  page: Page,
  local: E2eState,
  services: Services,
  textMessages: 'card' | undefined,
) {
  await serveConfig(page.context(), local, (body) => ({
    ...body,
    textMessages,
  }))
  await page.context().addInitScript(watchPage)
  await page.goto(local.urls.unguarded)
  await createLab(page)
  const { address } = await loginLab(page, services)
  await askSignature(page, address)
  return { address, frame: await findFrame(page) }
}

/** How much of the card's place is painted over, or how much smaller it is. */
async function readCover(page: Page, frame: Frame, width: number) {
  await fence(frame)
  const clip = await page.locator(iframe).boundingBox()
  if (!clip) throw new Error('The card has no place')
  if (clip.width < width) return 1 - clip.width / width
  return readPaintedShare(page, await page.screenshot({ clip }))
}

const tally = { attacks: 0, covered: 0, signed: 0, noticed: 0 }

test.afterAll(() => {
  console.log(
    `${tally.attacks} attacks that cover the card: ${tally.covered} covered one in the page and had it signed, ${tally.signed} signed by default; ${tally.noticed} others were noticed`,
  )
})

test('control: in the page, each covers the card, which signs @long', async ({
  local,
  page,
  services,
}) => {
  test.slow()
  const { address, frame } = await start(page, local, services, 'card')
  const button = cardOf(frame).getByTestId('approve')
  await expect(button).toBeEnabled()
  const { width = 0 } = (await page.locator(iframe).boundingBox()) ?? {}
  expect(await readCover(page, frame, width)).toBe(0)
  for (const [name, paint] of Object.entries(paints))
    await test.step(name, async () => {
      const undo = await mountPaint(page, paint)
      await expect
        .poll(() => readCover(page, frame, width), name)
        .toBeGreaterThan(0.35)
      // The browser reports it as visible all the same.
      await expect(button, name).toBeEnabled()
      await button.press('Enter')
      const { value } = (await waitForOutcome(page)) ?? {}
      expect(String(value), name).toMatch(signature)
      await undo()
      tally.covered++
      await askSignature(page, address)
      await expect(button).toBeEnabled()
    })
})

test('control: what the browser notices signs nothing in the page', async ({
  local,
  page,
  services,
}) => {
  const { frame } = await start(page, local, services, 'card')
  const button = cardOf(frame).getByTestId('approve')
  await expect(button).toBeEnabled()
  for (const [name, paint] of Object.entries(noticedPaints)) {
    const undo = await mountPaint(page, paint)
    await fence(frame)
    await expect(button, name).toBeDisabled()
    await button.press('Enter', { timeout: 1_000 }).catch(() => {})
    expect(await getOutcome(page), name).toBeUndefined()
    await undo()
    await expect(button, name).toBeEnabled()
    tally.noticed++
  }
})

test('default: a message leaves the page, so covering the card gains nothing', async ({
  local,
  page,
  services,
}) => {
  test.slow()
  const { frame } = await start(page, local, services, undefined)
  const card = cardOf(frame)
  // The one button of the card, until the window is open.
  await expect(card.getByTestId('continue')).toHaveText(
    'Continue in a secure window',
  )
  const opening = page.context().waitForEvent('page')
  await card.getByTestId('continue').click()
  const opened = await opening
  await expect(opened.getByTestId('message')).toHaveText('Hello')
  const { width = 0 } = (await page.locator(iframe).boundingBox()) ?? {}
  for (const [name, paint] of Object.entries(paints))
    await test.step(name, async () => {
      const undo = await mountPaint(page, paint)
      await expect
        .poll(() => readCover(page, frame, width), name)
        .toBeGreaterThan(0.35)
      await expect(frame.getByTestId('approve'), name).toHaveCount(0)
      await card.getByTestId('continue').press('Enter')
      expect(await readPaintedShare(page, await opened.screenshot())).toBe(0)
      if ((await getOutcome(page)) !== undefined) tally.signed++
      expect(await getOutcome(page), name).toBeUndefined()
      await undo()
      tally.attacks++
    })
  await press(opened.getByTestId('approve'))
  expect(await waitForOutcome(page)).toEqual({
    value: expect.stringMatching(signature),
  })
})

test('default: payments of a day within the limit stay in the card', async ({
  context,
  local,
  page,
  services,
}) => {
  // As on any network that the operator has not marked as a test network.
  await serveConfig(context, local, toRealNetworks)
  await openHarness(page, local)
  const { address } = await logIn(page, services)
  const { address: token } = local.tokens.usd
  const to = newReceiver()
  const send = (call: 'approve' | 'transfer', dollars: bigint) =>
    page.evaluate(
      (transaction) =>
        harness.settle(made.ask('eth_sendTransaction', [transaction])),
      {
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: call,
          args: [to, dollars * 1_000_000n],
        }),
        from: address,
        to: token,
      },
    )
  const card = cardOf(frameOf(page))
  async function expectWindow(asking: Promise<{ error?: { code?: unknown } }>) {
    await expect(card.getByTestId('continue')).toBeVisible()
    await expect(card.getByTestId('approve')).toHaveCount(0)
    await card.getByTestId('reject').click()
    expect((await asking).error?.code).toBe(4001)
  }
  for (const dollars of [5n, 60n]) {
    const sending = send('transfer', dollars)
    await approve(page)
    expect((await sending).value).toMatch(/^0x\w{64}$/)
  }
  await expectWindow(send('transfer', 60n))
  await expectWindow(send('approve', 1n))
  await expect.poll(() => services.usd(to)).toBe(65_000_000n)
})

test('behavior: the window has its button at another place each time', async ({
  local,
  page,
  services,
}) => {
  const { address, frame } = await start(page, local, services, undefined)
  const card = cardOf(frame)
  const places = new Set<string>()
  for (let count = 0; count < 5; count++) {
    const again = card.getByTestId('show-request')
    const go = card.getByTestId('continue')
    await expect(again.or(go)).toBeVisible()
    if (await again.isVisible()) await again.click()
    const opening = page.context().waitForEvent('page')
    await go.click()
    const opened = await opening
    const approve = opened.getByTestId('approve')
    await expect(approve).toBeEnabled()
    const box = await approve.boundingBox()
    const size = opened.viewportSize()
    expect(box && size && box.y + box.height <= size.height).toBe(true)
    places.add(`${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`)
    await opened.close()
    expect(await waitForOutcome(page)).toMatchObject({ error: { code: 4001 } })
    await askSignature(page, address)
  }
  expect(places.size).toBeGreaterThan(2)
})
