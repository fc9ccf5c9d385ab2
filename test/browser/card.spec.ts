import { stringToHex, toHex } from 'viem'
import {
  approve,
  test as base,
  cardOf,
  expect,
  frameOf,
  newReceiver,
} from '../e2e/fixtures.js'
import { logIn, openHarness } from './openHarness.js'

const test = base.extend<{ user: Awaited<ReturnType<typeof logIn>> }>({
  user: async ({ local, page, services }, use) => {
    await openHarness(page, local)
    await use(await logIn(page, services))
  },
})

test('behavior: focuses the card, and shows "Sending…" until a slow node answers', async ({
  page,
  services,
  user,
}) => {
  const to = newReceiver()
  const sending = page.evaluate(
    (transaction) =>
      harness.settle(made.ask('eth_sendTransaction', [transaction])),
    { from: user.address, to, value: toHex(1n) },
  )
  const card = frameOf(page).locator('.card')
  await expect(frameOf(page).getByTestId('action')).toBeVisible()
  await expect(card).toBeFocused()
  await expect(frameOf(page).getByTestId('heard')).toHaveText(/^Send .+ ETH$/)
  // Only broadcasts are slow; earlier requests are answered by now.
  await page.route('**/*', async (route) => {
    const isBroadcast = route
      .request()
      .postData()
      ?.includes('eth_sendRawTransaction')
    if (isBroadcast) await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await approve(page)
  const progress = frameOf(page).getByTestId('progress')
  await expect(progress).toHaveText('Sending…')
  await expect(frameOf(page).getByTestId('action')).toHaveText('Send')
  await expect(frameOf(page).getByTestId('approve')).toHaveCount(0)
  const dialog = page.locator('dialog[data-latchkey-frame]')
  // It stays for as long as the dialog.
  const seen = await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[data-latchkey-frame]')
    const start = performance.now()
    while (dialog?.hasAttribute('open'))
      await new Promise((resolve) => setTimeout(resolve, 20))
    return performance.now() - start
  })
  expect(seen).toBeGreaterThan(1_500)
  await expect(dialog).toBeHidden()
  expect((await sending).error).toBeUndefined()
  expect(await services.native(to)).toBe(1n)
})

test('behavior: the card uses the language set by the app @long', async ({
  page,
  user,
}) => {
  async function sign(locale: string) {
    await page.evaluate(async (locale) => {
      await made.kit.frame?.peek()?.syncTheme({ locale })
    }, locale)
    const signing = page.evaluate(
      (params) => harness.settle(made.ask('personal_sign', params)),
      [stringToHex('Approve 5 USDL'), user.address],
    )
    const card = cardOf(frameOf(page))
    await expect(card.getByTestId('action')).toBeVisible()
    const seen = {
      action: await card.getByTestId('action').textContent(),
      dir: await card.getAttribute('dir'),
      lang: await card.getAttribute('lang'),
      message: await card.getByTestId('message').textContent(),
      reject: await card.getByTestId('reject').textContent(),
    }
    await card.getByTestId('reject').click()
    await signing
    return seen
  }
  const message = 'Approve 5 USDL'
  expect(await sign('de')).toEqual({
    action: 'Eine Nachricht signieren',
    dir: 'ltr',
    lang: 'de',
    message,
    reject: 'Ablehnen',
  })
  expect(await sign('ar')).toEqual({
    action: 'توقيع رسالة',
    dir: 'rtl',
    lang: 'ar',
    message,
    reject: 'رفض',
  })
  // An unknown locale. A fourth rejection would trigger a pause.
  expect(await sign('d'.repeat(100_000))).toEqual({
    action: 'Sign a message',
    dir: 'ltr',
    lang: 'en',
    message,
    reject: 'Reject',
  })
})
