import type { Page } from '@playwright/test'
import type { Harness } from '../browser/harness/main.js'
import { expect } from './fixtures.js'
import type { E2eState } from './state.js'

declare global {
  var harness: Harness
  var app: Awaited<ReturnType<Harness['create']>>
  var seen: { opened: number; posted: string[] } | undefined
}

export const errorOf = (page: Page) => page.getByTestId('error')
export const dialogOf = (page: Page) =>
  page.locator('dialog[data-latchkey-frame]')
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: 'Send', exact: true })

/** Fills the form and sends it off. */
export async function send(page: Page, draft: send.Draft) {
  const { amount, to, token = 'USDL' } = draft
  await page.getByLabel('Token').selectOption({ label: token })
  await page.getByLabel('Amount').fill(amount)
  await page.getByLabel('To', { exact: true }).fill(to)
  await sendButton(page).click()
}

export declare namespace send {
  type Draft = { amount: string; to: string; token?: string }
}

/** Types a code and sends it off. */
export async function enterCode(page: Page, code: string) {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** A code that the mail does not hold. */
export function toWrongCode(code: string, step = 1) {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0')
}

/** Notes what must not happen: an opened dialog, a request to the frame. */
export async function watchFrame(page: Page) {
  await page.addInitScript(() => {
    const seen = { opened: 0, posted: [] as string[] }
    globalThis.seen = seen
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      seen.opened++
      showModal.call(this)
    }
    addEventListener('message', ({ data }) => {
      if (String(data?.type).endsWith('/RPC_REQUEST'))
        seen.posted.push(String(data.payload?.method))
    })
  })
  return async () => {
    const notes = await Promise.all(
      page.frames().map((frame) => frame.evaluate(() => globalThis.seen)),
    )
    return {
      opened: notes.reduce((sum, note) => sum + (note?.opened ?? 0), 0),
      posted: notes.flatMap((note) => note?.posted ?? []),
    }
  }
}

/** Opens the page without components and makes its kit. */
export async function openHarness(page: Page, local: E2eState) {
  await page.goto(local.urls.harness)
  await page.evaluate(async () => {
    globalThis.app = await harness.create()
  })
}

/** Logs in through the actions. */
export async function loginByActions(
  page: Page,
  parameters: { email: string; getCode: (email: string) => Promise<string> },
) {
  const { email, getCode } = parameters
  await page.evaluate(
    (email) => harness.actions.connectEmail(app.kit, { email }),
    email,
  )
  const otp = await getCode(email)
  await page.evaluate((otp) => harness.actions.connectOtp(app.kit, { otp }), otp)
  const address = await page.evaluate(
    () => harness.actions.getActiveAccount(app.kit)?.address,
  )
  expect(address).toMatch(/^0x/)
  return address as `0x${string}`
}
