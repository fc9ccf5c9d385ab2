import { readFileSync } from 'node:fs'
import { mainnet } from 'viem/chains'
import { expect, test } from './fixtures.js'
import {
  close,
  connectButton,
  dialogOf,
  logOut,
  newEmail,
  press,
  reload,
  typeCode,
  typeEmail,
  visit,
} from './person.js'
import { readPlace } from './place.js'

/** Packing, installing and building, on a busy machine. */
const INSTALL_MS = 6 * 60_000

// Mainnet's public node, which the README's app names in its own config, and
// of which the modal asks the account's ENS name.
test.use({ nodes: [new URL(mainnet.rpcUrls.default.http[0]).host] })

test('the README in an empty folder beside the packed latchkey-server: log in, receive, reload, log out @mouse @rest', async ({
  context,
  page,
}) => {
  test.setTimeout(INSTALL_MS + 120_000)
  await expect
    .poll(() => readPlace().packed, { timeout: INSTALL_MS })
    .toBeTruthy()
  const { packed } = readPlace()
  if (!packed || 'reason' in packed) throw new Error(packed?.reason)
  // No test may ask it: to the page it is away.
  await context.route(
    (url) => url.protocol === 'https:',
    (route) => route.abort(),
  )
  const email = newEmail()
  await visit(page, packed.app)
  await connectButton(page).click()
  await typeEmail(page, email)
  const read = () => readFileSync(packed.log, 'utf8')
  await expect.poll(read).toContain(email)
  const mail = read().slice(read().lastIndexOf(email))
  await typeCode(page, /\b\d{6}\b/.exec(mail)?.[0] ?? '')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: 'Account' })).toBeVisible({
    timeout: 40_000,
  })
  await expect(dialog).not.toContainText(
    /doesn't support|Network Not Found|Invalid App/,
  )
  await press(page, 'Receive')
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible()
  await press(page, 'Back')
  await close(page)
  await reload(page)
  await logOut(page)
})
