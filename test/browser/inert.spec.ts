import type { Page } from '@playwright/test'
import { approve, expect, test } from '../e2e/fixtures.js'
import type { E2eState } from '../e2e/state.js'
import {
  askSignature,
  createLab,
  findFrame,
  loginLab,
  type Services,
  signature,
  waitForOutcome,
} from './attack/lab.js'

const signed = { value: expect.stringMatching(signature) }
const rejected = { error: { code: 4001, name: 'UserRejectedRequestError' } }
const dialog = 'dialog[data-latchkey-frame]'

async function start(page: Page, local: E2eState, services: Services) {
  await page.goto(local.urls.harness)
  await createLab(page)
  const { address } = await loginLab(page, services)
  const frame = await findFrame(page)
  return { address, button: frame.getByTestId('approve'), frame }
}

/** Opens a modal as other libraries do: everything outside it becomes inert. */
const openForeignModal = (page: Page) =>
  page.evaluate(() => {
    const portal = document.createElement('div')
    portal.setAttribute('role', 'dialog')
    portal.style.pointerEvents = 'auto'
    const button = document.createElement('button')
    button.textContent = 'Foreign'
    portal.append(button)
    document.body.append(portal)
    document.body.style.pointerEvents = 'none'
    for (const element of document.body.children)
      if (element !== portal) {
        element.setAttribute('aria-hidden', 'true')
        element.setAttribute('inert', '')
      }
    const keepFocus = ({ target }: Event) => {
      if (!portal.contains(target as Node)) button.focus()
    }
    document.addEventListener('focusin', keepFocus)
    document.addEventListener('focusout', () => {
      if (!portal.contains(document.activeElement)) button.focus()
    })
    button.focus()
  })

/**
 * Returns the page's markup without the frame's dialog, with all attributes.
 */
const readRest = (page: Page) =>
  page.evaluate((dialog) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll(dialog)) element.remove()
    return copy.outerHTML
  }, dialog)

const readHidden = (page: Page) =>
  page
    .locator(dialog)
    .evaluate((element) =>
      [element, ...element.children].flatMap((one) =>
        ['inert', 'aria-hidden'].filter((name) => one.hasAttribute(name)),
      ),
    )

test('default: the approval can be clicked under a foreign modal that was open before', async ({
  local,
  page,
  services,
}) => {
  const { address } = await start(page, local, services)
  await openForeignModal(page)
  const rest = await readRest(page)
  await askSignature(page, address)
  await expect(page.locator(dialog)).toBeVisible()
  expect(await readHidden(page)).toEqual([])
  await approve(page)
  expect(await waitForOutcome(page)).toEqual(signed)
  await expect(page.locator(dialog)).toBeHidden()
  expect(await readRest(page)).toBe(rest)
})

test('behavior: a foreign modal that opens over the approval does not block the keyboard @long', async ({
  local,
  page,
  services,
}) => {
  const { address, button, frame } = await start(page, local, services)
  await askSignature(page, address)
  await expect(button).toBeEnabled()
  await openForeignModal(page)
  const rest = await readRest(page)
  await expect.poll(() => readHidden(page)).toEqual([])
  await expect(button).toBeEnabled()
  for (let count = 0; count < 5; count++) {
    await page.keyboard.press('Tab')
    const id = await frame.evaluate(
      () => (document.activeElement as HTMLElement | null)?.dataset.testid,
    )
    if (id === 'approve') break
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await waitForOutcome(page)).toEqual(signed)
  await expect(page.locator(dialog)).toBeHidden()
  expect(await readRest(page)).toBe(rest)
})

test('behavior: Escape inside the frame rejects @long', async ({
  local,
  page,
  services,
}) => {
  const { address, button, frame } = await start(page, local, services)
  await askSignature(page, address)
  await expect(button).toBeEnabled()
  await frame.getByTestId('origin').click()
  await page.keyboard.press('Escape')
  expect(await waitForOutcome(page)).toEqual(rejected)
  await expect(page.locator(dialog)).toBeHidden()
})

test('behavior: Escape outside the iframe cancels, and the next attempt works @long', async ({
  local,
  page,
  services,
}) => {
  const { address, button } = await start(page, local, services)
  await askSignature(page, address)
  await expect(button).toBeEnabled()
  await page.mouse.click(4, 4)
  await page.locator(dialog).evaluate((element) => {
    element.tabIndex = -1
    element.focus()
  })
  await page.keyboard.press('Escape')
  expect(await waitForOutcome(page)).toEqual(rejected)
  await expect(page.locator(dialog)).toBeHidden()
  await askSignature(page, address)
  await approve(page)
  expect(await waitForOutcome(page)).toEqual(signed)
})

test('behavior: the page behind can be used while no approval is open @long', async ({
  local,
  page,
  services,
}) => {
  const { address, frame } = await start(page, local, services)
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Mine'
    button.addEventListener('click', () => button.remove())
    document.body.prepend(button)
  })
  await askSignature(page, address)
  await frame.getByTestId('reject').click()
  expect(await waitForOutcome(page)).toEqual(rejected)
  await page.getByRole('button', { name: 'Mine' }).click()
  await expect(page.getByRole('button', { name: 'Mine' })).toHaveCount(0)
})

test('behavior: opening and closing 20 approvals reloads nothing @long', async ({
  local,
  page,
  services,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${local.hosts.frame}?`))
      documents.push(request.url())
  })
  const { address, frame } = await start(page, local, services)
  await frame.evaluate(() => Object.assign(globalThis, { mark: 1 }))
  for (let count = 0; count < 20; count++) {
    await askSignature(page, address)
    await expect(page.locator(dialog)).toBeVisible()
    // After three rejections the user must ask for the next request.
    if (count > 2) await frame.getByTestId('show-request').click()
    await frame.getByTestId('reject').click()
    expect(await waitForOutcome(page)).toEqual(rejected)
    await expect(page.locator(dialog)).toBeHidden()
  }
  expect(documents).toHaveLength(1)
  expect(await frame.evaluate(() => 'mark' in globalThis)).toBe(true)
  await expect(page.locator('iframe')).toHaveCount(1)
  await askSignature(page, address)
  await frame.getByTestId('show-request').click()
  await approve(page)
  expect(await waitForOutcome(page)).toEqual(signed)
})
