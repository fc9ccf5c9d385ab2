import { getDevAccount } from '../browser/injectWallet.js'
import { announceWallets } from '../e2e/modal/announceWallets.js'
import type { E2eState } from '../e2e/state.js'
import { expect, test } from './fixtures.js'
import {
  accountButton,
  close,
  connectButton,
  dialogOf,
  expectAccount,
  fieldOf,
  logOut,
  press,
  reload,
  visit,
} from './person.js'
import type { Place } from './place.js'

const friend = '0x00000000000000000000000000000000000f41e5'

/** The nodes of the place, as the wallets of the tests take them. */
const toState = (place: Place) =>
  ({
    chains: Object.entries(place.nodes).map(([id, rpcUrl]) => ({
      id: Number(id),
      rpcUrl,
    })),
  }) as unknown as E2eState

test('a wallet in the browser: connect, send, reload, disconnect @touch-rest', async ({
  page,
  place,
}) => {
  const { address } = getDevAccount(7)
  const rdns = 'test.fjord'
  await announceWallets(page, toState(place), [
    { address, name: 'Fjord', rdns },
  ])
  await visit(page, place.app)
  await connectButton(page).click()
  await press(page, /^Fjord/)
  await expect(connectButton(page)).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Account / })
    .first()
    .click()
  await expectAccount(page)
  await press(page, 'Send')
  await fieldOf(page, 'Amount to send').fill('0.01')
  await fieldOf(page, /^To$/).fill(friend)
  await press(page, /^Review/)
  await press(page, /^(Send|Confirm)/)
  await expect(dialogOf(page)).toContainText('0.01 ETH', { timeout: 30_000 })
  await press(page, 'Done')
  await close(page)
  await reload(page)
  await logOut(page)
})

test('WalletConnect: link copied into a wallet, approve, reload, disconnect @mouse', async ({
  context,
  page,
  place,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, place.app)
  await connectButton(page).click()
  await press(page, /^WalletConnect/)
  await expect(
    dialogOf(page).getByRole('img', { name: /QR code/ }),
  ).toBeVisible()
  await press(page, 'Copy link')
  const uri = await page.evaluate(() => navigator.clipboard.readText())
  expect(uri).toMatch(/^wc:/)
  const wallet = await context.newPage()
  await wallet.goto(place.walletPage)
  await wallet.getByLabel('Connection link').fill(uri)
  await wallet.getByRole('button', { name: 'Connect', exact: true }).click()
  await wallet.getByRole('button', { name: 'Approve all' }).click()
  await page.bringToFront()
  await expect(accountButton(page)).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('button', { name: /^Account / }).first(),
  ).toBeVisible()
  await logOut(page)
})

test('a wallet app on the phone: opens by its link, approve, account', async ({
  hasTouch,
  page,
  place,
}) => {
  test.skip(!hasTouch, 'A desktop shows the QR code.')
  await visit(page, place.app)
  await connectButton(page).click()
  await press(page, /^Latchkey Test Wallet/)
  await press(page, 'Open Latchkey Test Wallet')
  // A link of a wallet leaves the page, as it opens the app on a phone.
  await page.waitForURL(`${place.walletPage}/**`)
  await page.getByRole('button', { name: 'Approve all' }).click()
  await expect(
    page.getByRole('region', { name: 'Connected apps' }).getByRole('listitem'),
  ).toHaveCount(1)
  await page.goBack()
  await expect(accountButton(page)).toBeVisible()
  await logOut(page)
})
