import { expect, test } from './fixtures.js'
import {
  approve,
  approveAny,
  backToAccount,
  close,
  dialogOf,
  fieldOf,
  logIn,
  logOut,
  newEmail,
  type openAccount,
  opened,
  press,
  readCode,
  reload,
  typeCode,
  visit,
} from './person.js'

const friend = '0x00000000000000000000000000000000000f41e4'

test('by email: buy, swap, receive, send, activity, name, settings, reload, log out', async ({
  page,
  place,
}) => {
  await visit(page, place.app)
  await logIn(page, place)

  await test.step('buy, to the coins arrival', async () => {
    await press(page, 'Buy')
    await fieldOf(page, 'Amount you pay').fill('100')
    const next = dialogOf(page).getByRole('button', { name: /^Continue to/ })
    await expect(next).toBeEnabled()
    const provider = await opened(page, () => next.click())
    await provider.getByRole('button', { name: 'Buy' }).click()
    await expect(provider.getByText('Purchase complete')).toBeVisible()
    await provider.close()
    await page.bringToFront()
    await expect(dialogOf(page)).toContainText(/[\d.,]+ \w+ arrived/, {
      timeout: 40_000,
    })
    await press(page, 'Done')
    await backToAccount(page)
  })

  await test.step('swap', async () => {
    await press(page, 'Swap')
    await press(page, /Choose a token/)
    await press(page, /GOLD/)
    await fieldOf(page, 'Amount you pay').fill('0.1')
    await press(page, /^Review/)
    await approveAny(page)
    await expect(dialogOf(page)).toContainText(/GOLD/)
    await press(page, 'Done')
    await backToAccount(page)
  })

  await test.step('receive', async () => {
    await press(page, 'Receive')
    await expect(dialogOf(page).getByRole('img', { name: /QR/ })).toBeVisible()
    await press(page, 'Copy address')
    await backToAccount(page)
  })

  await test.step('send', async () => {
    await press(page, 'Send')
    await fieldOf(page, 'Amount to send').fill('0.5')
    await fieldOf(page, /^To$/).fill(friend)
    await press(page, /^Review/)
    await approveAny(page)
    const done = dialogOf(page)
    await expect(done).toContainText('0.5 ETH', { timeout: 30_000 })
    await press(page, 'Done')
    await backToAccount(page)
  })

  await test.step('activity and collectibles', async () => {
    await press(page, 'Activity')
    await expect(dialogOf(page)).toContainText('Swapped')
    await expect(dialogOf(page)).toContainText('Sent')
    await press(page, 'NFTs')
    await press(page, /Local Cats/)
    await expect(dialogOf(page)).toContainText('Token ID')
    await backToAccount(page)
  })

  await test.step('a name', async () => {
    await press(page, 'Settings')
    await press(page, /^Get a name/)
    await press(page, /Choose a name/)
    const name = `front-${Date.now().toString(36)}`
    await fieldOf(page, 'Your name').fill(name)
    await expect(dialogOf(page)).toContainText('is available')
    await press(page, 'Register name')
    await approve(page)
    await expect(dialogOf(page)).toContainText('The name is yours')
    await press(page, 'Done')
    await backToAccount(page)
    await expect(dialogOf(page)).toContainText(name)
  })

  await test.step('settings: each leads somewhere', async () => {
    await press(page, 'Settings')
    for (const row of [
      /\bNetwork$/,
      /Email\. Change$/,
      /^Activity/,
      /^App permissions/,
    ]) {
      await press(page, row)
      await press(page, 'Back')
      await expect(
        dialogOf(page).getByRole('heading', { name: 'Settings' }),
      ).toBeVisible()
    }
    await backToAccount(page)
  })

  await close(page)
  await reload(page)
  await logOut(page)
})

test('the key of an account is exported with a fresh code @rest', async ({
  page,
  place,
}) => {
  await visit(page, place.app)
  const email = await logIn(page, place)
  await press(page, 'Settings')
  const row = dialogOf(page).getByRole('button', {
    name: /^Export private key/,
  })
  const window = await opened(page, () => row.click())
  await window.getByRole('button', { name: 'Email me a code' }).click()
  const field = window.getByRole('textbox')
  await expect(field).toBeVisible()
  await field.fill(await readCode(page, place, email))
  await window.getByRole('button', { name: /continue/i }).click()
  const hold = window.getByRole('button', { name: /hold/i }).first()
  await expect(hold).toBeVisible()
  await window.close()
})

test('Solana: the same login sends SOL @rest', async ({ page, place }) => {
  await visit(page, place.app)
  await logIn(page, place)
  await press(page, /Solana/)
  await expect(dialogOf(page)).toContainText(/\d SOL/)
  await press(page, 'Send')
  await fieldOf(page, 'Amount to send').fill('0.25')
  await fieldOf(page, /^To$/).fill(
    '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  )
  await press(page, /^Review/)
  await approveAny(page)
  await expect(dialogOf(page)).toContainText('0.25 SOL', { timeout: 30_000 })
  await press(page, 'Done')
  await close(page)
  await reload(page)
})

test('a code that is wrong, a new code, and another address @rest', async ({
  page,
  place,
}) => {
  const email = newEmail()
  await visit(page, place.app)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await fieldOf(page, 'Email address').fill('nobody')
  await press(page, 'Continue with email')
  await expect(dialogOf(page)).toContainText('Enter a valid email address')
  await fieldOf(page, 'Email address').fill(email)
  await press(page, 'Continue with email')
  const code = await readCode(page, place, email)
  await typeCode(page, String((Number(code) + 1) % 1e6).padStart(6, '0'))
  await expect(
    dialogOf(page).getByRole('alert').filter({ hasText: /\w/ }),
  ).toBeVisible()
  await typeCode(page, code)
  await openedAccount(page)
})

async function openedAccount(page: Parameters<typeof openAccount>[0]) {
  await expect(
    dialogOf(page).getByRole('heading', { name: 'Account' }),
  ).toBeVisible({ timeout: 40_000 })
}
