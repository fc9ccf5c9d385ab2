import type { BrowserContext, Page } from '@playwright/test'
import { serveApp } from '../../playground/serveApp.js'
import { expect, test } from '../e2e/fixtures.js'
import type { E2eState } from '../e2e/state.js'
import { buildWithout } from './attack/buildWithout.js'
import {
  addFrame,
  attackerPath,
  dispatch,
  moveFrame,
  serveAttackers,
} from './attack/createAttackers.js'
import { fence } from './attack/fence.js'
import { gateFrame } from './attack/gateFrame.js'
import { jump } from './attack/jump.js'
import {
  askSignature,
  createLab,
  expectStatus,
  findFrame,
  getOutcome,
  loginLab,
  openRead,
  signature,
  waitForOutcome,
} from './attack/lab.js'
import { serveFrame } from './attack/serveFrame.js'
import { waitInFrame } from './attack/waitInFrame.js'
import { watchPage } from './attack/watchPage.js'

/*
 * Each guard is tested twice against the smallest attack that it alone stops:
 * with the guard the attack fails, without that one line it succeeds.
 */

test.beforeEach(async ({ context }) => {
  await serveAttackers(context)
  await context.addInitScript(watchPage)
  await context.addInitScript(gateFrame)
})

const forgedUser = {
  address: '0x000000000000000000000000000000000000dEaD',
  chainId: 666,
}

const appAttacks: Record<
  string,
  (page: Page, local: E2eState, message: object) => Promise<void>
> = {
  trusted: (page, local, message) =>
    dispatch(page, [message], new URL(local.hosts.frame).origin),
  async source(page, local, message) {
    const { origin } = new URL(local.hosts.frame)
    const second = await addFrame(page, `${origin}${attackerPath}`)
    await second.evaluate((data) => parent.postMessage(data, '*'), message)
  },
  async origin(page, local, message) {
    const frame = await moveFrame(page, `${local.urls.evil}${attackerPath}`)
    await frame.evaluate((data) => parent.postMessage(data, '*'), message)
  },
}

/**
 * Forges the response to an open request; returns the outcome of the request.
 */
async function forgeUser(
  page: Page,
  local: E2eState,
  { guard, url }: { guard: string; url: string },
) {
  await page.goto(url)
  await createLab(page)
  await expectStatus(page, 'ready')
  const frame = await findFrame(page)
  await frame.evaluate(() => gate.hold())
  await openRead(page)
  await waitInFrame(frame, () => gate.held() === 1)
  const [id] = await page.evaluate(() => lab.ids)
  const type = '@w3m-frame/GET_USER_SUCCESS'
  const message = { forged: true, type, id, payload: forgedUser }
  await appAttacks[guard]?.(page, local, message)
  await page.waitForFunction(() => lab.forged === 1)
  return getOutcome(page, 'getUser')
}

/** Guards whose neighbors in the same list are removed the same way. */
const longGuards = [
  'aim',
  'host-allowed',
  'host-source',
  'host-trusted',
  'origin',
  'source',
  'visible',
]
const toTag = (guard: string) => (longGuards.includes(guard) ? ' @long' : '')

for (const guard of Object.keys(appAttacks))
  test(`behavior: the app needs its guard "${guard}"${toTag(guard)}`, async ({
    local,
    page,
  }) => {
    const attack = (url: string) => forgeUser(page, local, { guard, url })
    expect(await attack(local.urls.unguarded)).toBeUndefined()
    const dir = await buildWithout(guard, 'harness')
    const app = await serveApp({
      config: local,
      dir,
      host: 'harness.localhost',
      port: 0,
    })
    try {
      expect(await attack(app.url)).toEqual({ value: forgedUser })
    } finally {
      await app.stop()
    }
  })

/** A page that the project's list does not include. */
const strange = (local: E2eState) =>
  `http://not.allowed.${new URL(local.urls.evil).host}${attackerPath}`

const hostAttacks: Record<
  string,
  (page: Page, local: E2eState, message: object) => Promise<void>
> = {
  async 'host-trusted'(page, local, message) {
    await page.goto(local.urls.unguarded)
    await createLab(page)
    await expectStatus(page, 'ready')
    const frame = await findFrame(page)
    await frame.evaluate(
      ({ message, origin }) => {
        const init = { data: message, origin, source: parent }
        dispatchEvent(new MessageEvent('message', init))
      },
      { message, origin: local.urls.harness },
    )
  },
  async 'host-source'(page, local, message) {
    await page.goto(local.urls.unguarded)
    await createLab(page)
    await expectStatus(page, 'ready')
    const sibling = await addFrame(page, `${local.urls.harness}${attackerPath}`)
    await sibling.evaluate((message) => {
      const target = parent.frames['latchkey-frame' as never] as Window
      target.postMessage(message, '*')
    }, message)
  },
  async 'host-origin'(page, local, message) {
    await embed(page, local)
    await page.evaluate((data) => frames[0]?.postMessage(data, '*'), message)
  },
  async 'host-allowed'(page, local, message) {
    await embed(page, local)
    await page.evaluate((data) => frames[0]?.postMessage(data, '*'), message)
  },
}

/** Embeds the wallet's page where it is not allowed. */
async function embed(page: Page, local: E2eState) {
  await page.goto(strange(local))
  const query = new URLSearchParams({ projectId: local.projectId })
  const frame = await addFrame(page, `${local.hosts.frame}?${query}`)
  await waitInFrame(frame, () => gate.listeners() > 0)
}

/**
 * Requests another accent from the frame; returns the accent it has
 * afterwards.
 */
async function changeAccent(
  context: BrowserContext,
  local: E2eState,
  { dir, guard }: { dir?: string | undefined; guard: string },
) {
  await context.unrouteAll()
  await serveAttackers(context)
  await serveFrame(context, { dir, embeddable: true, local })
  const page = await context.newPage()
  const payload = { themeVariables: { accent } }
  const message = { type: '@w3m-app/SYNC_THEME', id: 'forged', payload }
  await hostAttacks[guard]?.(page, local, message)
  const frame = page
    .frames()
    .find((one) => one.url().startsWith(local.hosts.frame))
  await frame?.waitForFunction(() => gate.forged() > 0)
  const found = await frame?.evaluate(() =>
    document.documentElement.style.getPropertyValue('--accent'),
  )
  await page.close()
  return found
}

/** A color that the app itself never requests. */
const accent = 'rgb(1 2 3)'

for (const guard of Object.keys(hostAttacks))
  test(`behavior: the frame needs its guard "${guard}"${toTag(guard)}`, async ({
    context,
    local,
  }) => {
    expect(await changeAccent(context, local, { guard })).toBe('')
    const dir = await buildWithout(guard, 'frame')
    expect(await changeAccent(context, local, { dir, guard })).toBe(accent)
  })

const approvalAttacks: Record<string, (page: Page) => Promise<void>> = {
  async click(page) {
    const button = (await findFrame(page)).getByTestId('approve')
    await expect(button).toBeEnabled()
    await button.evaluate((element) => (element as HTMLElement).click())
  },
  async aim(page) {
    const frame = await findFrame(page)
    await expect(frame.getByTestId('approve')).toBeEnabled()
    const box = await frame.getByTestId('approve').boundingBox()
    if (!box) throw new Error('The button has no place')
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const
    await jump({ at, css: 'translate:390px 0', frame, page })
  },
  async visible(page) {
    const button = (await findFrame(page)).getByTestId('approve')
    await expect(button).toBeVisible()
    await page.evaluate(() => {
      const cover = document.createElement('div')
      cover.popover = 'manual'
      cover.textContent = 'You have won. Click here.'
      cover.style.cssText =
        'inset:0;width:100vw;height:100vh;background:#fff;pointer-events:none'
      document.body.append(cover)
      cover.showPopover()
    })
    const box = await button.boundingBox()
    if (!box) throw new Error('The button has no place')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await fence(await findFrame(page))
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  },
}

for (const guard of Object.keys(approvalAttacks))
  test(`behavior: an approval needs its guard "${guard}"${toTag(guard)}`, async ({
    context,
    local,
    page,
    services,
  }) => {
    async function attack() {
      await page.goto(local.urls.unguarded)
      await createLab(page)
      const { address } = await loginLab(page, services)
      await askSignature(page, address)
      await approvalAttacks[guard]?.(page)
    }
    await attack()
    await fence(await findFrame(page))
    expect(await getOutcome(page)).toBeUndefined()
    const dir = await buildWithout(guard, 'frame')
    await serveFrame(context, { dir, local })
    await page.evaluate(() => localStorage.clear())
    await attack()
    expect(await waitForOutcome(page)).toEqual({
      value: expect.stringMatching(signature),
    })
  })
