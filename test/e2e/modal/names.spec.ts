import type { Page } from '@playwright/test'
import { approve, expect, newReceiver, test } from '../fixtures.js'
import { openView } from './openView.js'
import {
  alertOf,
  answerOf,
  buttonOf,
  en,
  expectSound,
  logIn,
  modalOf,
  press,
  viewOf,
} from './steps.js'

const { names } = en
const fieldOf = (page: Page) =>
  modalOf(page).getByRole('textbox', { exact: true, name: names.name })

test('default: a name is chosen, signed, and shown by the account @long @touch', async ({
  browser,
  local,
  page,
  problems,
  services,
}) => {
  const url = local.urls.stage
  const label = `ada-${newReceiver().slice(2, 12)}`
  const name = `${label}.reown.id`
  await logIn(page, local, services, { url })
  await openView(page, 'ChooseAccountName')
  await expectSound(page)
  await press(page, names.choose)
  await expect(viewOf(page, 'RegisterAccountName')).toBeVisible()
  await expect(buttonOf(page, names.enter)).toBeVisible()
  await fieldOf(page).fill('a D!a')
  await expect(fieldOf(page)).toHaveValue('ada')
  await expect(modalOf(page)).toContainText(names.hint)
  await fieldOf(page).fill(label)
  await expect(modalOf(page)).toContainText(names.free(name))
  await expectSound(page)

  await test.step('who says no keeps what was typed', async () => {
    await press(page, names.register)
    await answerOf(page, 'Reject').click()
    await expect(viewOf(page, 'RegisterAccountName')).toBeVisible()
    await expect(alertOf(page, names.unchanged)).toBeVisible()
    await expect(fieldOf(page)).toHaveValue(label)
  })
  await press(page, names.register)
  await approve(page)
  await expect(viewOf(page, 'RegisterAccountNameSuccess')).toContainText(name)
  await expectSound(page)
  await press(page, names.done)
  await expect(viewOf(page, 'Account')).toContainText(name)
  // An unregistered name is a 404.
  expect(problems.filter((text) => !text.includes('404'))).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await logIn(other, local, services, { url })
  await openView(other, 'RegisterAccountName')
  await fieldOf(other).fill(label)
  await expect(modalOf(other)).toContainText(names.taken(name))
  await expect(buttonOf(other, names.other)).toBeVisible()
  const chip = modalOf(other).getByRole('button', { name: /\.reown\.id$/ })
  const free = (await chip.first().textContent()) ?? ''
  await chip.first().click()
  await expect(modalOf(other)).toContainText(names.free(free))
  await other.context().close()
})
