import type { Browser, Locator, Page } from '@playwright/test'
import { friend } from '../../playground/app/src/dapp/friend.js'
import { en as enStart } from '../../src/components/strings/en.js'
import { enInside } from '../../src/components/strings/enInside.js'
import { createServices } from '../../test/e2e/createServices.js'
import type { E2eState } from '../../test/e2e/state.js'
import { announceWallets } from '../../test/package/size/announceWallets.js'
import { watchLook } from './watchLook.js'

const en = { ...enStart, ...enInside }

/** Where the films are made. */
export type Stage = {
  browser: Browser
  local: E2eState
  /** Origins of the peers' pages. */
  origins: Readonly<Record<string, string>>
}

/** Leads a page to just before the action, and gives the action. */
type Scene = (
  stage: Stage,
) => Promise<{ act: () => Promise<number>; page: Page }>

export type Strip = {
  name: string
  /** Length of each film after the action. */
  ms: number
  scenes: Readonly<Record<string, Scene>>
}

export const strips: readonly Strip[] = [
  {
    name: 'load',
    ms: 15_000,
    scenes: {
      Latchkey: (stage) => load(stage, 'latchkeyEmail'),
      ConnectKit: (stage) => load(stage, 'connectKit'),
      RainbowKit: (stage) => load(stage, 'rainbowKit'),
    },
  },
  {
    name: 'first-click',
    ms: 5_000,
    scenes: {
      Latchkey: (stage) => firstClick(stage, 'latchkeyEmail'),
      ConnectKit: (stage) => firstClick(stage, 'connectKit'),
      RainbowKit: (stage) => firstClick(stage, 'rainbowKit'),
    },
  },
  {
    name: 'connect',
    ms: 5_000,
    scenes: {
      Latchkey: (stage) => viewChange(stage, 'latchkeyEmail', /Test Wallet/),
      ConnectKit: (stage) => viewChange(stage, 'connectKit', /Test Wallet/),
      RainbowKit: (stage) => viewChange(stage, 'rainbowKit', /Test Wallet/),
    },
  },
  {
    name: 'wallet-connect',
    ms: 10_000,
    scenes: {
      Latchkey: (stage) => pairing(stage, 'latchkeyEmail'),
      ConnectKit: (stage) => pairing(stage, 'connectKit'),
    },
  },
  {
    name: 'view-change',
    ms: 5_000,
    scenes: {
      Latchkey: allWallets,
      'Latchkey email': emailStep,
      ConnectKit: (stage) => viewChange(stage, 'connectKit', /have a wallet/),
    },
  },
  { name: 'approval', ms: 8_000, scenes: { Latchkey: approval } },
  { name: 'success', ms: 10_000, scenes: { Latchkey: success } },
]

const modalOf = (page: Page) => page.locator('dialog.lk-dialog')
const buttonOf = (page: Page, name: string | RegExp) =>
  modalOf(page).getByRole('button', { exact: true, name }).first()
const read = (page: Page, text: string | RegExp) =>
  modalOf(page).getByText(text).first().waitFor()
const connectOf = (page: Page) =>
  page.getByRole('button', { name: /^connect wallet$/i })

async function open(stage: Stage, url: string, options: OpenOptions = {}) {
  const page = await createPage(stage, options)
  await page.goto(url)
  return page
}

async function createPage(
  { browser }: Stage,
  { hasTouch = true, hasWallets = true }: OpenOptions = {},
) {
  const context = await browser.newContext({
    hasTouch,
    viewport: { height: 844, width: 390 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  // The transpiler names functions by a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(watchLook)
  if (hasWallets) await page.addInitScript(announceWallets)
  return page
}

type OpenOptions = { hasTouch?: boolean; hasWallets?: boolean }

/**
 * A tap without Playwright's checks, which take long on a slow page. Resolves
 * to the moment before it.
 */
async function tap(locator: Locator) {
  const point = await findCentre(locator)
  return async () => {
    const start = Date.now()
    await locator.page().touchscreen.tap(...point)
    return start
  }
}

/** The same with a mouse, which points first. */
async function click(locator: Locator) {
  const point = await findCentre(locator)
  return async () => {
    const start = Date.now()
    await locator.page().mouse.click(...point)
    return start
  }
}

async function findCentre(locator: Locator): Promise<[number, number]> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not on the screen.`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** What a page costs before anybody has clicked. */
async function load(stage: Stage, name: string) {
  const page = await createPage(stage)
  const act = async () => {
    const start = Date.now()
    await page.goto(stage.origins[name] ?? '', { waitUntil: 'commit' })
    return start
  }
  return { act, page }
}

async function firstClick(stage: Stage, page: string) {
  const tab = await open(stage, stage.origins[page] ?? '')
  await connectOf(tab).waitFor()
  return { act: await tap(connectOf(tab)), page: tab }
}

async function viewChange(stage: Stage, page: string, name: RegExp) {
  const tab = await open(stage, stage.origins[page] ?? '')
  await connectOf(tab).tap()
  const button = tab.getByRole('button', { name }).first()
  await button.waitFor()
  await tab.waitForTimeout(1_500)
  return { act: await tap(button), page: tab }
}

/** With a mouse: on a touch screen, kits offer wallet apps in its place. */
async function pairing(stage: Stage, page: string) {
  const { hosts, projectId } = stage.local
  const query = new URLSearchParams({ project: projectId, relay: hosts.relay })
  const url = `${stage.origins[page]}/?${query}`
  const tab = await open(stage, url, { hasTouch: false })
  await connectOf(tab).click()
  const name = /^(WalletConnect|Other Wallets)/
  const button = tab.getByRole('button', { name }).first()
  await button.waitFor()
  await tab.waitForTimeout(1_500)
  return { act: await click(button), page: tab }
}

async function openApp(stage: Stage) {
  const page = await open(stage, stage.local.urls.dapp, {
    hasWallets: false,
  })
  await page.getByText('Mailbox').first().waitFor()
  await page.getByRole('button', { name: en.button.connect }).first().tap()
  await modalOf(page).getByLabel(en.login.email).waitFor()
  await page.waitForTimeout(1_500)
  return page
}

async function allWallets(stage: Stage) {
  const page = await openApp(stage)
  const button = buttonOf(page, new RegExp(`^${en.login.allWallets}`))
  return { act: await tap(button), page }
}

async function emailStep(stage: Stage) {
  const page = await openApp(stage)
  await modalOf(page).getByLabel(en.login.email).fill(newEmail())
  const act = async () => {
    const start = Date.now()
    await page.keyboard.press('Enter')
    return start
  }
  return { act, page }
}

/** From the form of a payment to the card of the embedded wallet. */
async function approval(stage: Stage) {
  const page = await openForm(stage)
  return { act: await tap(buttonOf(page, en.send.review)), page }
}

/** From the approval of a payment to the success screen. */
async function success(stage: Stage) {
  const page = await openForm(stage)
  await buttonOf(page, en.send.review).tap()
  const frame = page.frameLocator('dialog[data-latchkey-frame] iframe')
  const button = frame.locator('.card[aria-busy=false]').getByTestId('approve')
  await button.waitFor()
  await frame
    .locator('.body')
    .evaluate((body) => body.scrollTo(0, body.scrollHeight))
  await button.and(frame.locator(':enabled')).waitFor()
  await page.waitForTimeout(1_500)
  return { act: await tap(button), page }
}

async function openForm(stage: Stage) {
  const page = await openApp(stage)
  await login(stage, page)
  const modal = modalOf(page)
  await buttonOf(page, en.account.send).tap()
  await buttonOf(page, /Change token/).tap()
  await buttonOf(page, /USDL/).tap()
  await modal.getByLabel(en.send.amountHint).fill('1.5')
  await modal.getByLabel(en.send.to, { exact: true }).fill(friend.address)
  await buttonOf(page, en.send.review).waitFor()
  await page.waitForTimeout(1_500)
  return page
}

async function login({ local }: Stage, page: Page) {
  const email = newEmail()
  await modalOf(page).getByLabel(en.login.email).fill(email)
  await page.keyboard.press('Enter')
  await read(page, en.login.codeSent)
  const code = await createServices(local).code(email)
  await modalOf(page).getByLabel(en.login.code).first().fill(code)
  await read(page, /1,000 USDL/)
}

/** A fresh address for each film: mails to one have to wait. */
const newEmail = () => `film.${Date.now()}@example.com`
