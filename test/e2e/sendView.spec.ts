import type { Page } from '@playwright/test'
import {
  approve,
  expect,
  frameOf,
  newEmail,
  newReceiver,
  test,
} from './fixtures.js'
import { dialogOf } from './steps.js'

type Services = { code: (to: string) => Promise<string> }

const modalOf = (page: Page) => page.locator('dialog.lk-dialog')

async function open(page: Page, services: Services, url: string) {
  const email = newEmail()
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the code we sent to')).toBeVisible()
  await page
    .getByLabel('Code')
    .first()
    .fill(await services.code(email))
  await expect(page.getByText('Total balance')).toBeVisible()
  await expect(page.getByText(/USDL/).first()).toBeVisible({
    timeout: 30_000,
  })
}

async function fill(page: Page, draft: { amount: string; to: string }) {
  const modal = modalOf(page)
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await modal.getByRole('button', { name: /Change token/ }).click()
  await modal.getByRole('button', { name: /USDL/ }).click()
  await modal.getByLabel('Amount to send').fill(draft.amount)
  await modal.getByLabel('To', { exact: true }).fill(draft.to)
  await expect(modal.getByRole('button', { name: 'Review' })).toBeVisible()
}

test('behavior: a send from the modal, approved in the frame @long @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  const to = newReceiver()
  await open(page, services, local.urls.stage)
  await fill(page, { amount: '1.5', to })
  const modal = modalOf(page)
  await modal.getByRole('button', { name: 'Review' }).dblclick()
  await expect(dialogOf(page)).toBeVisible()
  await expect(modal.getByText('Send a transaction')).toBeAttached()
  await approve(page)
  await expect(modal.getByText('1.5 USDL sent')).toBeVisible()
  await expect(modal.getByText(to)).toBeAttached()
  await modal.getByRole('button', { name: 'Done' }).click()
  await expect(modal.getByText('Total balance')).toBeVisible()
  expect(await services.usd(to)).toBe(1_500_000n)
  await expect(dialogOf(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('behavior: a name of ENS is looked up, saved as a contact and paid @long', async ({
  local,
  page,
  problems,
  services,
}) => {
  const to = newReceiver()
  const name = `ada-${to.slice(2, 12).toLowerCase()}.eth`
  await services.registerName({ addresses: { 60: to }, name })
  await open(page, services, local.urls.stage)
  await fill(page, { amount: '1.5', to: name })
  const modal = modalOf(page)
  await expect(modal.getByText(new RegExp(to, 'i')).first()).toBeVisible()
  await modal.getByRole('button', { name: 'Save contact' }).click()
  await modal.getByLabel('Contact name').fill('Ada')
  await page.keyboard.press('Enter')
  await expect(modal.getByText('Save contact')).toBeHidden()
  await modal.getByRole('button', { name: 'Review' }).click()
  // The card shows the address, never the name in its place.
  await approve(page)
  await expect(modal.getByText('1.5 USDL sent')).toBeVisible()
  await modal.getByRole('button', { name: 'Done' }).click()
  expect(await services.usd(to)).toBe(1_500_000n)
  await modal.getByRole('button', { name: 'Send', exact: true }).click()
  await modal.getByRole('region', { name: 'Contacts' }).getByText('Ada').click()
  await expect(modal.getByLabel('To', { exact: true })).toHaveValue(
    new RegExp(to, 'i'),
  )
  expect(problems).toEqual([])
})

test('behavior: rejected in the frame @long @touch', async ({
  local,
  page,
  services,
}) => {
  const to = newReceiver()
  await open(page, services, local.urls.stage)
  await fill(page, { amount: '1.5', to })
  const modal = modalOf(page)
  await modal.getByRole('button', { name: 'Review' }).click()
  await frameOf(page).getByTestId('reject').click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(modal.getByLabel('Amount to send')).toHaveValue('1.5')
  await expect(modal.getByLabel('To', { exact: true })).toHaveValue(to)
  expect(await services.usd(to)).toBe(0n)
  // Nothing was sent, so it can be retried.
  await modal.getByRole('button', { name: 'Review' }).click()
  await approve(page)
  await expect(modal.getByText('Total balance')).toBeVisible()
  expect(await services.usd(to)).toBe(1_500_000n)
})

test('behavior: Escape in the frame rejects @long @touch', async ({
  local,
  page,
  services,
}) => {
  const to = newReceiver()
  await open(page, services, local.urls.stage)
  await fill(page, { amount: '1.5', to })
  const modal = modalOf(page)
  await modal.getByRole('button', { name: 'Review' }).click()
  await expect(frameOf(page).getByTestId('approve')).toBeVisible()
  await dialogOf(page).press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(modal.getByLabel('Amount to send')).toHaveValue('1.5')
  expect(await services.usd(to)).toBe(0n)
})
