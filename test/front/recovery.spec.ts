import { expect, test } from './fixtures.js'
import {
  accountButton,
  connectButton,
  newEmail,
  readCode,
  reload,
  typeCode,
  typeEmail,
  visit,
} from './person.js'

const frame = 'dialog[data-latchkey-frame] iframe'

test('recovery: a code is written down, the account is kept @mouse @rest', async ({
  page,
  place,
}) => {
  const email = newEmail()
  await visit(page, `${place.app}/?projectId=by-code`)
  await connectButton(page).click()
  await typeEmail(page, email)
  await typeCode(page, await readCode(page, place, email))
  const card = page.frameLocator(frame)
  const shown = card.getByText(/^([0-9A-Z]{5}-){5}[0-9A-Z]{5}$/)
  await expect(shown).toBeVisible({ timeout: 40_000 })
  const code = (await shown.textContent()) ?? ''
  await card.getByRole('button', { name: /saved|wrote|continue/i }).click()
  await card.getByRole('textbox').fill(code)
  await card.getByRole('button', { name: /confirm|continue/i }).click()
  await expect(accountButton(page)).toBeVisible({ timeout: 30_000 })
  await reload(page)
})
