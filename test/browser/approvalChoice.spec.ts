import type { BrowserContext, Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi, type Hex, stringToHex } from 'viem'
import { changeAnswer } from '../e2e/changeAnswer.js'
import {
  approve,
  cardOf,
  expect,
  frameOf,
  newReceiver,
  press,
  test,
} from '../e2e/fixtures.js'
import type { E2eState } from '../e2e/state.js'
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
import { watchPage } from './attack/watchPage.js'
import { logIn, openHarness } from './openHarness.js'

const dialog = 'dialog[data-latchkey-frame]'
const nothing = 'linear-gradient(transparent,transparent)'

/**
 * CSS that Chromium paints as nothing, or small, and still reports as visible.
 */
const masks: Record<string, string> = {
  'a mask of the dialog': `${dialog}{mask-image:${nothing}}`,
  'a mask of the iframe': `${dialog} iframe{mask-image:${nothing}}`,
  'a mask that leaves the button': `${dialog} iframe{mask:${nothing},linear-gradient(#000,#000) bottom/100% 80px no-repeat}`,
  'a mask of the page': `html{mask-image:${nothing}}`,
  'a mask by its short name': `${dialog} iframe{-webkit-mask:${nothing}}`,
  'a zoom of 0.6': `${dialog} iframe{zoom:.6}`,
}

/** Answers in place of the wallet's server, with overrides for its config. */
async function serveConfig(
  context: BrowserContext,
  local: E2eState,
  choice: object,
) {
  const { origin, pathname } = new URL(local.hosts.frame)
  await context.route(
    (url) => url.origin === origin && url.pathname === `${pathname}/config`,
    (route) => changeAnswer(route, (body) => ({ ...body, ...choice })),
  )
}

async function start(
  page: Page,
  local: E2eState,
  services: Services,
  approvals?: 'window',
) {
  await page.context().addInitScript(watchPage)
  await page.goto(local.urls.unguarded)
  await createLab(page, { approvals })
  const { address } = await loginLab(page, services)
  await askSignature(page, address)
  return findFrame(page)
}

/**
 * Restyles the frame's element from the page. Returns a function that undoes
 * it.
 */
async function restyle(page: Page, css: string) {
  const style = await page.addStyleTag({ content: css })
  return () => style.evaluate((element) => (element as Element).remove())
}

async function openWindow(page: Page) {
  const opening = page.context().waitForEvent('page')
  // With a zoom applied, Playwright would click in the wrong place.
  await frameOf(page).getByTestId('continue').press('Enter')
  return opening
}

for (const [who, approvals, choice] of [
  ['the app', 'window', {}],
  ['the host', undefined, { approvals: 'window' }],
] as const)
  test(`default: chosen by ${who}, no mask signs, and the window does${approvals ? '' : ' @long'}`, async ({
    context,
    local,
    page,
    services,
  }) => {
    await serveConfig(context, local, choice)
    const frame = await start(page, local, services, approvals)
    const card = cardOf(frame)
    const button = card.getByTestId('continue')
    await expect(button).toBeEnabled()
    for (const [name, css] of Object.entries(masks))
      await test.step(name, async () => {
        const undo = await restyle(page, css)
        await expect(frame.getByTestId('approve'), name).toHaveCount(0)
        const opened = await openWindow(page)
        expect(await getOutcome(page), name).toBeUndefined()
        await undo()
        // The card is complete there; closing it rejects.
        await expect(opened.getByTestId('message')).toBeVisible()
        await opened.close()
        expect(await waitForOutcome(page)).toMatchObject({
          error: { code: 4001 },
        })
        const { address } = await page.evaluate(
          () => lab.kit.frame?.getState().user as { address: Hex },
        )
        await askSignature(page, address)
        const again = card.getByTestId('show-request')
        await expect(again.or(button)).toBeVisible()
        if (await again.isVisible()) await again.click()
        await expect(button).toBeEnabled()
      })
    const opened = await openWindow(page)
    await press(opened.getByTestId('approve'))
    expect(await waitForOutcome(page)).toEqual({
      value: expect.stringMatching(signature),
    })
  })

test('default: without the option, Chromium reports masked content as visible @long', async ({
  local,
  page,
  services,
}) => {
  // Why the option exists. This test fails once the browser fixes it.
  const frame = await start(page, local, services)
  const button = frame.getByTestId('approve')
  const undo = await restyle(page, masks['a mask of the dialog'] ?? '')
  await press(button)
  expect(await waitForOutcome(page)).toEqual({
    value: expect.stringMatching(signature),
  })
  await undo()
})

test('behavior: the app cannot weaken the choice of the host', async ({
  context,
  local,
  page,
  services,
}) => {
  await serveConfig(context, local, { approvals: 'window' })
  const { origin, pathname } = new URL(local.hosts.frame)
  // An app can load the frame with any URL.
  await page.addInitScript(
    ({ origin, pathname }) => {
      if (location.origin === origin) return
      const { set } = Object.getOwnPropertyDescriptor(
        HTMLIFrameElement.prototype,
        'src',
      ) as { set(this: HTMLIFrameElement, url: string): void }
      Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
        set(url: string) {
          const own = new URL(url, location.href)
          if (own.origin + own.pathname === origin + pathname)
            own.searchParams.set('approvals', 'auto')
          set.call(this, own.href)
        },
      })
    },
    { origin, pathname },
  )
  const frame = await start(page, local, services)
  expect(new URL(frame.url()).searchParams.get('approvals')).toBe('auto')
  await expect(frame.getByTestId('continue')).toBeEnabled()
  await expect(frame.getByTestId('approve')).toHaveCount(0)
})

test('behavior: requests above the limit set by the project require the approval window', async ({
  context,
  local,
  page,
  services,
}) => {
  const caipNetworkId = 'eip155:31337'
  const { address: token } = local.tokens.usd
  await serveConfig(context, local, {
    windowAbove: [{ caipNetworkId, asset: token, units: '5000000' }],
  })
  await openHarness(page, local)
  const { address } = await logIn(page, services)
  const to = newReceiver()
  const send = (data: Hex) =>
    page.evaluate(
      (transaction) =>
        harness.settle(made.ask('eth_sendTransaction', [transaction])),
      { from: address, to: token, data },
    )
  const transfer = (units: bigint) =>
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, units],
    })
  const small = send(transfer(5_000_000n))
  await approve(page)
  expect((await small).value).toMatch(/^0x\w{64}$/)

  // One unit above the limit, and an allowance.
  const large = [
    transfer(5_000_001n),
    encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [to, 2n ** 256n - 1n],
    }),
  ]
  for (const data of large) {
    const asking = send(data)
    const card = cardOf(frameOf(page))
    await expect(card.getByTestId('continue')).toBeVisible()
    await expect(card.getByTestId('approve')).toHaveCount(0)
    await card.getByTestId('reject').click()
    expect((await asking).error?.code).toBe(4001)
  }

  // A message spends nothing.
  const signing = page.evaluate(
    (params) => harness.settle(made.ask('personal_sign', params)),
    [stringToHex('Hi'), address],
  )
  await approve(page)
  expect((await signing).value).toMatch(signature)
  await expect.poll(() => services.usd(to)).toBe(5_000_000n)
})
