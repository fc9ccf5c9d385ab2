import { getDevAccount } from '../browser/injectWallet.js'
import { announceWallets } from '../e2e/modal/announceWallets.js'
import type { E2eState } from '../e2e/state.js'
import { expect, test } from './fixtures.js'
import {
  connectButton,
  dialogOf,
  expectSound,
  newEmail,
  press,
  readCode,
  typeCode,
  typeEmail,
  visit,
} from './person.js'

test('sign in with an email wallet; the session survives a reload @rest', async ({
  page,
  place,
}) => {
  const email = newEmail()
  await visit(page, `${place.app}/sign-in.html`)
  await connectButton(page).click()
  await typeEmail(page, email)
  await typeCode(page, await readCode(page, place, email))
  const member = page.getByText(/eip155:31337/).first()
  await expect(member).toBeVisible()
  await page.reload()
  await expect(member).toBeVisible()
})

test('pay in a shop with a wallet in the browser @touch-rest', async ({
  page,
  place,
}) => {
  const chains = Object.entries(place.nodes).map(([id, rpcUrl]) => ({
    id: Number(id),
    rpcUrl,
  }))
  await announceWallets(page, { chains } as unknown as E2eState, [
    { address: getDevAccount(8).address, name: 'Fjord', rdns: 'test.fjord' },
  ])
  await visit(page, `${place.app}/shop.html`)
  await page.getByRole('button', { name: 'Pay 0.01 ETH' }).click()
  await expectSound(page)
  await press(page, 'Connect a wallet to pay')
  await press(page, /^Fjord/)
  await press(page, 'Pay 0.01 ETH')
  await expect(dialogOf(page)).toContainText('Payment complete')
  await expect(page.getByText('Paid. Thank you!')).toBeVisible()
})

test('the page without components, and every link of the playground @rest', async ({
  page,
  place,
}) => {
  await visit(page, place.app)
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) {
    await visit(page, link)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
})
