import {
  approve,
  expect,
  frameOf,
  login,
  newReceiver,
  test,
} from '../fixtures.js'
import { send } from '../steps.js'
import { partOf, togglePart } from './steps.js'

test('default: a name is registered, resolved and sent to @touch @long', async ({
  browser,
  local,
  page,
  services,
}) => {
  const label = `ada-${newReceiver().slice(2, 14)}`
  const name = `${label}.reown.id`
  await page.goto(local.urls.app)
  const ada = await login(page, services)
  await togglePart(page, 'Name')
  const part = partOf(page, 'Name')
  await expect(part.getByTestId('own-names')).toContainText('no name yet')
  const field = part.getByLabel('Wished name')
  const register = part.getByRole('button', { name: 'Register' })
  await field.fill('ada')
  await expect(part.getByTestId('availability')).toContainText('at least 4')
  await expect(register).toBeDisabled()
  await field.fill(label)
  await expect(part.getByTestId('availability')).toHaveText(
    `${name} is available`,
  )

  await register.click()
  await frameOf(page).getByTestId('reject').click()
  await expect(part.getByTestId('name-error')).toContainText('rejected')
  await expect(part.getByTestId('availability')).toContainText('is available')
  await register.click()
  await expect(frameOf(page).getByText(`"${name}"`)).toBeVisible()
  await approve(page)
  await expect(part.getByTestId('own-names')).toHaveText(`You are ${name}`)
  await expect(part.getByTestId('availability')).toHaveText(`${name} is taken`)

  const other = await (await browser.newContext()).newPage()
  await other.goto(local.urls.app)
  await login(other, services)
  await togglePart(other, 'Name')
  const theirs = partOf(other, 'Name')
  await theirs.getByLabel('Wished name').fill(label)
  await expect(theirs.getByTestId('availability')).toContainText('taken')
  await expect(theirs.getByRole('button', { name: 'Register' })).toBeDisabled()
  const before = await services.usd(ada.address)
  await send(other, { amount: '1.5', to: name })
  const receiver = frameOf(other).getByTestId('receiver')
  await expect(receiver).toBeVisible()
  const shown = (await receiver.textContent()) ?? ''
  expect(shown.replace(/\s/g, '')).toContain(ada.address)
  await approve(other)
  await expect(other.getByTestId('sent')).toBeVisible()
  expect(await services.usd(ada.address)).toBe(before + 1_500_000n)
  await other.context().close()
})

test('error: an unregistered name requests nothing from the wallet', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.app)
  const { address } = await login(page, services)
  await send(page, { amount: '1.5', to: 'nobody-at-all.reown.id' })
  await expect(page.getByTestId('error')).toHaveText(
    'No address found for this name',
  )
  await expect(page.locator('dialog[data-latchkey-frame]')).toBeHidden()
  expect(await services.usd(address)).toBe(1_000_000_000n)
})
