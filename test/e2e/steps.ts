import type { Page } from '@playwright/test'
import type { E2eState } from './state.js'

declare global {
  var opened: number | undefined
}

export const errorOf = (page: Page) => page.getByTestId('error')
export const dialogOf = (page: Page) =>
  page.locator('dialog[data-latchkey-frame]')
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: 'Send', exact: true })

/** Fills and submits the form. */
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

/** Types and submits a code. */
export async function enterCode(page: Page, code: string) {
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Returns a code that is not in the email. */
export function toWrongCode(code: string, step = 1) {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0')
}

/** Counts how often a dialog is opened. Call it before the page is opened. */
export async function countDialogs(page: Page) {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype
    globalThis.opened = 0
    HTMLDialogElement.prototype.showModal = function () {
      globalThis.opened = (globalThis.opened ?? 0) + 1
      showModal.call(this)
    }
  })
  return () => page.evaluate(() => globalThis.opened)
}

/** Returns the frame itself, to run something in its page. */
export function findFrame(page: Page, local: E2eState) {
  const frame = page
    .frames()
    .find((one) => one.url().startsWith(local.hosts.frame))
  if (!frame) throw new Error('There is no frame')
  return frame
}

/** Reloads the frame's page, as after a crash or a deployment. */
export const reloadFrame = (page: Page, local: E2eState) =>
  findFrame(page, local).evaluate(() => location.reload())

/** Reloads it, and resolves once the frame has announced that it is ready. */
export async function renewFrame(page: Page, local: E2eState) {
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (data?.type === '@w3m-frame/READY') resolve()
        })
      }),
  )
  await reloadFrame(page, local)
  await heard
}

/**
 * Resolves once the frame's page has loaded all it needs: skipping time while
 * it loads would time out what it waits for. Call it before what loads the
 * page.
 */
export const waitForFrame = (page: Page) =>
  page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/sdk/config'),
  )

/** Stops the first chain from making blocks, or goes on with them. */
export async function setAutomine(
  services: { client: { request(request: never): Promise<unknown> } },
  isOn: boolean,
) {
  const request = (method: string, params: unknown[]) =>
    services.client.request({ method, params } as never)
  await request('evm_setAutomine', [isOn])
  if (isOn) await request('evm_mine', [])
}
