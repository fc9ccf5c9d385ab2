import type { Page } from '@playwright/test'
import { logIn, openHarness } from '../browser/openHarness.js'
import {
  approve,
  expect,
  frameOf,
  login,
  newEmail,
  newReceiver,
  test,
} from './fixtures.js'
import { isNodeRequest } from './isNodeRequest.js'
import {
  countDialogs,
  dialogOf,
  enterCode,
  errorOf,
  findFrame,
  reloadFrame,
  renewFrame,
  send,
  sendButton,
  setAutomine,
} from './steps.js'

const loadText = 'Unable to load email login dependency'
const unknownText =
  "We couldn't confirm this was sent. Check your activity before trying again"

const emailField = (page: Page) => page.getByLabel('Email')
const submitEmail = (page: Page) =>
  page.getByRole('button', { name: 'Continue with email' })

test.describe('frame', () => {
  for (const mode of ['hang', '500', 'html'])
    test(`error: never loads (${mode}), is said after 20 s, and the next try works${mode === 'hang' ? '' : ' @long'}`, async ({
      local,
      page,
      services,
    }) => {
      await page.clock.install()
      await page.goto(local.urls.app)
      await services.fault({ service: 'wallet', mode })
      const email = newEmail()
      await emailField(page).fill(email)
      await submitEmail(page).click()
      await expect(page.locator('iframe')).toHaveCount(1)
      await page.clock.fastForward(19_000)
      await expect(page.getByText('Sending the code…')).toBeVisible()
      await page.clock.fastForward(1_500)
      await expect(errorOf(page)).toHaveText(loadText)
      await expect(emailField(page)).toHaveValue(email)
      await services.heal()
      await submitEmail(page).click()
      await expect(page.getByLabel('Code')).toBeVisible()
      await enterCode(page, await services.code(email))
      await expect(page.getByTestId('address')).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(1)
    })

  test('param: onTimeout receives the reason @long', async ({
    local,
    page,
    services,
  }) => {
    await page.clock.install()
    await openHarness(page, local)
    await services.fault({ service: 'wallet', mode: 'hang' })
    const connect = () =>
      page.evaluate(
        (email) =>
          harness.settle(harness.actions.connectEmail(made.kit, { email })),
        newEmail(),
      )
    const first = connect()
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.clock.fastForward(20_000)
    expect((await first).error).toMatchObject({
      code: 'FRAME_LOAD_FAILED',
      name: 'FrameLoadError',
      sentToNetwork: 'no',
      shortMessage: loadText,
    })
    await services.heal()
    await page.evaluate(() => made.kit.frame?.open())
    await expect
      .poll(() => page.evaluate(() => made.kit.frame?.getState().status))
      .toBe('ready')
    await services.fault({ service: 'wallet', mode: 'hang' })
    const posted = page.waitForRequest(/\/auth\/email$/)
    const second = connect()
    await posted
    await page.clock.fastForward(30_000)
    expect((await second).error).toMatchObject({
      code: 'FRAME_REQUEST_TIMEOUT',
      name: 'FrameRequestTimeoutError',
      shortMessage: 'Embedded Wallet Request Timed Out',
    })
    const reasons = await page.evaluate(() => made.timeouts)
    expect(reasons).toEqual(['iframe_load_failed', 'iframe_request_timeout'])
    await services.heal()
    await logIn(page, services)
  })

  test('behavior: loads after 8 s, and the login only takes longer @long', async ({
    local,
    page,
    services,
  }) => {
    await services.fault({ service: 'wallet', mode: 'delay', ms: 8_000 })
    await page.goto(local.urls.app)
    const email = newEmail()
    await emailField(page).fill(email)
    await submitEmail(page).click()
    await expect(page.getByLabel('Code')).toBeVisible({ timeout: 15_000 })
    await expect(errorOf(page)).toHaveCount(0)
    await enterCode(page, await services.code(email))
    await expect(page.getByTestId('address')).toBeVisible()
  })

  test('error: the login service is down, at each step @long', async ({
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    const email = newEmail()
    await login(page, services)
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await emailField(page).fill(email)
    await services.fault({ service: 'wallet', mode: 'down' })
    await submitEmail(page).click()
    await expect(errorOf(page)).toHaveText(
      'Request failed: the service cannot be reached',
    )
    await services.heal()
    await submitEmail(page).click()
    await expect(page.getByLabel('Code')).toBeVisible()
    const code = await services.code(email)
    await services.fault({ service: 'wallet', mode: '500' })
    await enterCode(page, code)
    await expect(errorOf(page)).toHaveText(
      'Request failed: the service cannot be reached',
    )
    await expect(page.getByLabel('Code')).toHaveValue(code)
    await services.heal()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByTestId('address')).toBeVisible()
  })

  test('error: a login that expired on the server, and a new one @touch @engines-long @long', async ({
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    const { address, email } = await login(page, services)
    // Requests that follow a login would detect this before the send does.
    const usd = page.getByTestId('balance-USDL')
    await expect(usd).toContainText('1000 USDL')
    const to = newReceiver()
    await page.getByLabel('Token').selectOption({ label: 'USDL' })
    await page.getByLabel('Amount').fill('1')
    await page.getByLabel('To', { exact: true }).fill(to)
    await services.advance(31 * 24 * 3_600_000)
    await sendButton(page).click()
    await expect(
      page.getByText('Your login has ended, and nothing was sent.'),
    ).toBeVisible()
    await expect(dialogOf(page)).toBeHidden()
    expect((await login(page, services, email)).address).toBe(address)
    await send(page, { amount: '1', to })
    await approve(page)
    await expect(page.getByTestId('sent')).toBeVisible()
    expect(await services.usd(to)).toBe(1_000_000n)
  })

  test('error: reloads while an approval is open @kept @long @touch', async ({
    local,
    page,
    services,
  }) => {
    await page.clock.install()
    await page.goto(local.urls.app)
    const { address } = await login(page, services)
    const to = newReceiver()
    await send(page, { amount: '4', to })
    await expect(frameOf(page).getByTestId('reject')).toBeVisible()
    await reloadFrame(page, local)
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.getByText('Waiting for the chain…')).toBeVisible()
    await page.clock.fastForward(13_000)
    await expect(errorOf(page)).toHaveText(unknownText)
    await expect(page.getByLabel('Amount')).toHaveValue('4')
    await sendButton(page).click()
    await approve(page)
    await expect(page.getByTestId('sent')).toBeVisible()
    expect(await services.usd(to)).toBe(4_000_000n)
    expect(await services.client.getTransactionCount({ address })).toBe(1)
  })

  test('behavior: reloads after the approval, and the payment is found @engines @kept @touch', async ({
    local,
    page,
    services,
  }) => {
    // Not a Playwright route: in Firefox it does not see request bodies.
    await page.addInitScript(() => {
      const { fetch } = window
      window.fetch = async (input, init) => {
        const response = await fetch(input, init)
        const isSend = String(init?.body).includes('eth_sendRaw')
        if (!isSend || !globalThis.broadcast) return response
        globalThis.broadcast = 'done'
        return new Promise(() => {})
      }
    })
    await page.goto(local.urls.app)
    const { address } = await login(page, services)
    const frame = findFrame(page, local)
    // The node accepts the transaction, but its response is lost.
    await frame.evaluate(() => {
      globalThis.broadcast = 'awaited'
    })
    const to = newReceiver()
    await send(page, { amount: '5', to })
    await approve(page)
    await expect
      .poll(() => frame.evaluate(() => globalThis.broadcast))
      .toBe('done')
    await reloadFrame(page, local)
    await expect(page.getByTestId('sent')).toBeVisible()
    expect(await services.usd(to)).toBe(5_000_000n)
    expect(await services.client.getTransactionCount({ address })).toBe(1)
    await send(page, { amount: '6', to })
    await approve(page)
    await expect.poll(() => services.usd(to)).toBe(11_000_000n)
    expect(await services.client.getTransactionCount({ address })).toBe(2)
  })

  test('behavior: reloads during reads, which are still answered @long', async ({
    local,
    page,
    services,
  }) => {
    await openHarness(page, local)
    const { address } = await logIn(page, services)
    let held = 0
    await page.route(isNodeRequest(local), async (route) => {
      if (held++ > 0) return route.continue()
    })
    const reading = page.evaluate(
      (address) =>
        harness.settle(
          (async () => {
            const [connector] = made.config.connectors
            const provider = await connector?.getProvider()
            return (provider as never as Provider).request({
              method: 'eth_getBalance',
              params: [address, 'latest'],
            })
          })(),
        ),
      address,
    )
    await expect.poll(() => held).toBe(1)
    await reloadFrame(page, local)
    expect((await reading).value).toBe(`0x${(10n ** 19n).toString(16)}`)
  })

  test('behavior: reloads at the code step, and the code still works @kept @engines-long', async ({
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    const email = newEmail()
    await emailField(page).fill(email)
    await submitEmail(page).click()
    await expect(page.getByLabel('Code')).toBeVisible()
    await renewFrame(page, local)
    await enterCode(page, await services.code(email))
    await expect(page.getByTestId('address')).toBeVisible()
  })

  test('error: a lost response reports that the money may have left @long @touch', async ({
    local,
    page,
    services,
  }) => {
    await page.clock.install()
    await openHarness(page, local)
    await logIn(page, services)
    const settled = page.evaluate(
      (parameters) =>
        harness.settle(harness.actions.sendToken(made.kit, parameters)),
      { amount: '1', to: newReceiver(), token: local.tokens.usd.address },
    )
    await expect(frameOf(page).getByTestId('reject')).toBeVisible()
    await reloadFrame(page, local)
    await expect(dialogOf(page)).toBeHidden()
    await page.clock.runFor(13_000)
    expect((await settled).error).toMatchObject({
      code: 'TRANSACTION_UNKNOWN',
      name: 'TransactionUnknownError',
      sentToNetwork: 'unknown',
    })
  })

  test('error: is removed from the page while an approval is open @kept @long @touch', async ({
    local,
    page,
    services,
  }) => {
    await page.clock.install()
    await page.goto(local.urls.app)
    const { address } = await login(page, services)
    const to = newReceiver()
    await send(page, { amount: '7', to })
    await expect(frameOf(page).getByTestId('reject')).toBeVisible()
    await dialogOf(page).evaluate((dialog) => dialog.remove())
    await expect(page.getByText('Waiting for the chain…')).toBeVisible()
    await page.clock.fastForward(13_000)
    await expect(errorOf(page)).toHaveText(unknownText)
    await sendButton(page).click()
    await approve(page)
    await expect(page.getByTestId('sent')).toBeVisible()
    expect(await services.usd(to)).toBe(7_000_000n)
    expect(await services.client.getTransactionCount({ address })).toBe(1)
    await expect(page.getByTestId('status')).toHaveText('connected')
  })

  test('error: is removed from the page during a login @long', async ({
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    const email = newEmail()
    await services.fault({ service: 'wallet', mode: 'hang' })
    await emailField(page).fill(email)
    await submitEmail(page).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.locator('iframe').evaluate((iframe) => iframe.remove())
    await expect(errorOf(page)).toHaveText('iframe is not set')
    await services.heal()
    await submitEmail(page).click()
    await expect(page.getByLabel('Code')).toBeVisible()
    await enterCode(page, await services.code(email))
    await expect(page.getByTestId('address')).toBeVisible()
  })

  test('error: the kit is unmounted with an approval open @long @touch', async ({
    local,
    page,
    services,
  }) => {
    await openHarness(page, local)
    await page.evaluate(() => {
      globalThis.unmount = made.kit.mount()
    })
    const { address } = await logIn(page, services)
    // The first approval is still being prepared when the second one arrives.
    await page.route('**/auth/session', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    const sign = () =>
      page.evaluate(() =>
        harness.settle(
          harness.wagmi.signMessage(made.config, { message: 'Hello' }),
        ),
      )
    const signing = sign()
    await expect(frameOf(page).getByTestId('reject')).toBeVisible()
    await page.evaluate(() => globalThis.unmount?.())
    const { error } = await signing
    expect(error?.causes).toContainEqual({
      name: 'FrameRequestAbortedError',
      code: 'FRAME_REQUEST_ABORTED',
    })
    await expect(dialogOf(page)).toBeHidden()
    await page.evaluate(() => {
      globalThis.unmount = made.kit.mount()
    })
    const again = sign()
    await approve(page)
    expect((await again).value).toMatch(/^0x[0-9a-f]{130}$/)
    expect(await services.client.getTransactionCount({ address })).toBe(0)
  })
})

type Provider = { request(request: object): Promise<unknown> }

declare global {
  var broadcast: 'awaited' | 'done' | undefined
  var unmount: (() => void) | undefined
}

test.describe('api', () => {
  const texts = {
    500: 'Request failed: the service responded with status 500',
    html: 'Request failed: the service returned an invalid response',
    down: 'Request failed: the service cannot be reached',
    hang: 'Request timed out: the service took too long to respond',
  }
  for (const [mode, text] of Object.entries(texts))
    test(`error: answers ${mode}, is asked again by a click; sending works @long @touch`, async ({
      local,
      page,
      services,
    }) => {
      await page.clock.install()
      await services.fault({ service: 'api', mode })
      await page.goto(local.urls.app)
      const asked = page.waitForRequest(/\/v1\/(account|supported-chains)/)
      await login(page, services)
      const balances = page.getByRole('region', {
        exact: true,
        name: 'Balances',
      })
      if (mode === 'hang') {
        await asked
        await expect(balances.getByText('Reading the chain…')).toBeVisible()
        await page.clock.fastForward(10_000)
      }
      await expect(balances.getByTestId('error')).toHaveText(text)

      const to = newReceiver()
      await send(page, { amount: '8', to })
      await approve(page)
      await expect(page.getByTestId('sent')).toBeVisible()
      expect(await services.usd(to)).toBe(8_000_000n)
      await expect(balances.getByTestId('error')).toHaveText(text)

      await services.heal()
      await balances.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByTestId('balance-USDL')).toContainText('992 USDL')
      await expect(balances.getByTestId('error')).toHaveCount(0)
    })
})

test.describe('a late receipt', () => {
  test.afterEach(async ({ services }) => {
    await setAutomine(services, true)
  })

  test('behavior: the send waits, and completes when the block arrives @long @touch', async ({
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    await login(page, services)
    await setAutomine(services, false)
    const to = newReceiver()
    await send(page, { amount: '9', to })
    await approve(page)
    await expect(page.getByText('Waiting for the chain…')).toBeVisible()
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.getByTestId('sent')).toHaveCount(0)
    await setAutomine(services, true)
    await expect(page.getByTestId('sent')).toBeVisible()
    expect(await services.usd(to)).toBe(9_000_000n)
  })

  test('error: after 60 s it is reported, and the same send is never made twice @touch', async ({
    local,
    page,
    services,
  }) => {
    const countOpened = await countDialogs(page)
    await page.clock.install()
    await page.goto(local.urls.app)
    const { address } = await login(page, services)
    await setAutomine(services, false)
    const to = newReceiver()
    await send(page, { amount: '9', to })
    await approve(page)
    await expect(page.getByText('Waiting for the chain…')).toBeVisible()
    const { transactions } = await services.client.getBlock({
      blockTag: 'pending',
    })
    await page.clock.fastForward(61_000)
    await expect(errorOf(page)).toHaveText(
      "The transaction was sent but isn't confirmed yet. Don't send it again",
    )
    await expect(page.getByLabel('Amount')).toHaveValue('9')

    await sendButton(page).click()
    await expect(page.getByText('Waiting for the chain…')).toBeVisible()
    await expect(page.getByTestId('sent')).toHaveCount(0)
    await setAutomine(services, true)
    await expect(page.getByTestId('sent')).toBeVisible()
    expect(transactions).toContain(await page.getByTestId('hash').textContent())
    expect(await countOpened()).toBe(1)
    expect(await services.usd(to)).toBe(9_000_000n)
    expect(await services.client.getTransactionCount({ address })).toBe(1)
  })
})

test('behavior: nothing scrolls sideways on a narrow screen @long @touch', async ({
  local,
  page,
  services,
}) => {
  const overflow = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(local.urls.app)
  expect(await overflow()).toBe(0)
  const email = `a.very.long.name.without.a.break.${newEmail()}`
  await emailField(page).fill(email)
  await submitEmail(page).click()
  await expect(page.getByText(email)).toBeVisible()
  expect(await overflow()).toBe(0)
  await enterCode(page, await services.code(email))
  await expect(page.getByTestId('balance-USDL')).toBeVisible()
  expect(await overflow()).toBe(0)
  await send(page, { amount: '1', to: newReceiver() })
  await approve(page)
  await expect(page.getByTestId('sent')).toBeVisible()
  expect(await overflow()).toBe(0)
})
