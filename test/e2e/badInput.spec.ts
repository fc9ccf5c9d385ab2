import type { Page } from '@playwright/test'
import { formatEther } from 'viem'
import { logIn, openHarness } from '../browser/openHarness.js'
import { readMethods, recordFrame } from '../browser/recordFrame.js'
import {
  approve,
  expect,
  frameOf,
  login,
  newEmail,
  newReceiver,
  test,
} from './fixtures.js'
import {
  countDialogs,
  dialogOf,
  enterCode,
  errorOf,
  send,
  sendButton,
  toWrongCode,
} from './steps.js'

const MINUTE_MS = 60_000
const solana = '4Nd1mYQzvgV8Vr3Z3nYb7pD6T8K2jF2eqZ6dTzt5QFZ1'

const emailField = (page: Page) => page.getByLabel('Email')
const submitEmail = (page: Page) =>
  page.getByRole('button', { name: 'Continue with email' })

/** Opens the page at the code step, with a clock that tests can move. */
async function openCodeStep(page: Page, url: string, email: string) {
  await page.clock.install()
  await page.goto(url)
  await emailField(page).fill(email)
  await submitEmail(page).click()
  await expect(page.getByLabel('Code')).toBeVisible()
}

test.describe('login', () => {
  test('error: an invalid email is reported, kept and can be corrected', async ({
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    for (const email of ['', 'ann', 'ann@', 'ann@example', 'a b@example.com']) {
      await emailField(page).fill(email)
      await submitEmail(page).click()
      await expect(errorOf(page)).toHaveText('Invalid email')
      await expect(emailField(page)).toHaveValue(email)
    }
    await expect(page.locator('iframe')).toHaveCount(0)
    await login(page, services)
    await expect(errorOf(page)).toHaveCount(0)
  })

  test('error: a wrong code stays at its step, and the right one still works', async ({
    local,
    page,
    services,
  }) => {
    const email = newEmail()
    await openCodeStep(page, local.urls.app, email)
    const code = await services.code(email)
    await enterCode(page, toWrongCode(code))
    await expect(errorOf(page)).toHaveText("That code isn't right")
    await expect(page.getByLabel('Code')).toHaveValue(toWrongCode(code))
    await enterCode(page, '12')
    await expect(errorOf(page)).toHaveText("That code isn't right")
    await enterCode(page, code)
    await expect(page.getByTestId('address')).toBeVisible()
  })

  test('behavior: accepts a code as it was pasted', async ({
    local,
    page,
    services,
  }) => {
    const email = newEmail()
    await openCodeStep(page, local.urls.app, email)
    const code = await services.code(email)
    await enterCode(page, ` ${code.slice(0, 3)} ${code.slice(3)}\n`)
    await expect(page.getByTestId('address')).toBeVisible()
  })

  test('error: an expired code, then a new one by email', async ({
    local,
    page,
    services,
  }) => {
    const email = newEmail()
    await openCodeStep(page, local.urls.app, email)
    const code = await services.code(email)
    await services.advance(10 * MINUTE_MS)
    await enterCode(page, code)
    await expect(errorOf(page)).toHaveText(
      'That code has expired. Request a new one',
    )
    await page.clock.fastForward(10 * MINUTE_MS)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect(errorOf(page)).toHaveCount(0)
    await expect.poll(() => services.code(email)).not.toBe(code)
    await enterCode(page, await services.code(email))
    await expect(page.getByTestId('address')).toBeVisible()
  })

  test('error: the sixth attempt is rejected, even with the right code', async ({
    local,
    page,
    services,
  }) => {
    const email = newEmail()
    await openCodeStep(page, local.urls.app, email)
    const code = await services.code(email)
    for (let step = 1; step <= 5; step++) {
      await enterCode(page, toWrongCode(code, step))
      await expect(errorOf(page)).toHaveText("That code isn't right")
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    }
    await enterCode(page, code)
    await expect(errorOf(page)).toHaveText(
      'Too many attempts. Request a new code',
    )
    await page.clock.fastForward(31_000)
    await services.advance(31_000)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect.poll(() => services.code(email)).not.toBe(code)
    await enterCode(page, await services.code(email))
    await expect(page.getByTestId('address')).toBeVisible()
  })

  test('error: a second email inside the cooldown, then after it', async ({
    local,
    page,
    services,
  }) => {
    const email = newEmail()
    await openCodeStep(page, local.urls.app, email)
    await expect(page.getByText(/^Resend code in \d+ s$/)).toBeDisabled()
    await page.reload()
    // A reload keeps the step and its cooldown.
    await expect(page.getByText(/^Resend code in \d+ s$/)).toBeDisabled()
    await page.getByRole('button', { name: 'Use a different email' }).click()
    await emailField(page).fill(email)
    await expect(page.getByText(/^Continue in \d+ s$/)).toBeDisabled()
    await expect(emailField(page)).toHaveValue(email)
    await page.clock.fastForward(31_000)
    await services.advance(31_000)
    await submitEmail(page).click()
    await expect(page.getByLabel('Code')).toBeVisible()
    await enterCode(page, await services.code(email))
    await expect(page.getByTestId('address')).toBeVisible()
  })

  test('behavior: another email replaces the first', async ({
    local,
    page,
    services,
  }) => {
    const first = newEmail()
    await openCodeStep(page, local.urls.app, first)
    await page.getByRole('button', { name: 'Use a different email' }).click()
    await expect(emailField(page)).toHaveValue(first)
    await page.clock.fastForward(31_000)
    const second = newEmail()
    await emailField(page).fill(second)
    await submitEmail(page).click()
    await expect(page.getByText(second)).toBeVisible()
    await enterCode(page, await services.code(first))
    await expect(errorOf(page)).toHaveText("That code isn't right")
    await enterCode(page, await services.code(second))
    await expect(page.getByTestId('address')).toBeVisible()
  })

  test('behavior: a new device waits for its emailed link, then for the code', async ({
    browser,
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    const { email } = await login(page, services)
    await services.advance(31_000)
    const device = await browser.newContext()
    const other = await device.newPage()
    await other.goto(local.urls.app)
    await emailField(other).fill(email)
    await submitEmail(other).click()
    await expect(other.getByTestId('device')).toContainText(email)
    const link = async () =>
      (await services.mails(email)).find((mail) => mail.link)?.link
    await expect.poll(link).toBeTruthy()
    const mail = await page.context().newPage()
    await mail.goto(String(await link()))
    await mail.getByRole('button', { name: 'Confirm this device' }).click()
    await expect(other.getByLabel('Code')).toBeVisible()
    await enterCode(other, await services.code(email))
    await expect(other.getByTestId('address')).toBeVisible()
    await device.close()
  })

  test('error: a rejected device is reported and returns to the email step', async ({
    browser,
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    const { email } = await login(page, services)
    await services.advance(31_000)
    const device = await browser.newContext()
    const other = await device.newPage()
    await other.clock.install()
    await other.goto(local.urls.app)
    await emailField(other).fill(email)
    await submitEmail(other).click()
    await expect(other.getByTestId('device')).toBeVisible()
    const link = async () =>
      (await services.mails(email)).find((mail) => mail.link)?.link
    await expect.poll(link).toBeTruthy()
    const mail = await page.context().newPage()
    await mail.goto(String(await link()))
    await mail.getByRole('button', { name: 'It was not me' }).click()
    await expect(errorOf(other)).toHaveText(
      "This device wasn't approved. Start again",
    )
    await expect(emailField(other)).toHaveValue(email)
    await other.clock.fastForward(31_000)
    await login(other, services)
    await device.close()
  })

  test('error: the connector alone requires a login', async ({
    local,
    page,
    services,
  }) => {
    await openHarness(page, local)
    const { error } = await page.evaluate(() => {
      const [connector] = made.config.connectors
      if (!connector) throw new Error('There is no connector')
      return harness.settle(harness.wagmi.connect(made.config, { connector }))
    })
    expect(error).toMatchObject({
      code: 'LOGIN_REQUIRED',
      name: 'LoginRequiredError',
      shortMessage: 'Log in first',
    })
    await expect(page.locator('iframe')).toHaveCount(0)
    await logIn(page, services)
  })
})

test('error: a missing project ID is reported at once', async ({
  local,
  page,
}) => {
  await openHarness(page, local)
  const outcomes = await page.evaluate(async () => {
    const { config } = made
    return [
      await harness.settle((async () => harness.authFrame({} as never))()),
      await harness.settle(
        (async () => harness.createKit({ config, projectId: ' ' }))(),
      ),
    ]
  })
  for (const { error } of outcomes)
    expect(error).toMatchObject({
      code: 'PROJECT_ID_NOT_CONFIGURED',
      name: 'ProjectIdMissingError',
      shortMessage: 'Project ID Not Configured',
    })
})

test.describe('send', () => {
  const cases: (send.Draft & { title: string; text: string })[] = [
    {
      title: 'no amount',
      amount: '',
      to: newReceiver(),
      text: 'An amount and receiver address are required',
    },
    {
      title: 'no receiver',
      amount: '1',
      to: '',
      text: 'An amount and receiver address are required',
    },
    {
      title: 'a malformed address',
      amount: '1',
      to: '0x1234',
      text: "That address isn't valid",
    },
    {
      title: 'a wrong checksum',
      amount: '1',
      to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('aA', 'Aa'),
      text: "That address isn't valid",
    },
    {
      title: 'a Solana address',
      amount: '1',
      to: solana,
      text: 'This address is for a different kind of network',
    },
    {
      title: 'more fraction digits than the token has',
      amount: '1.0000001',
      to: newReceiver(),
      text: 'This token has only 6 decimal places',
    },
    {
      title: 'more than the balance',
      amount: '1000.000001',
      to: newReceiver(),
      text: 'Not enough balance',
    },
    {
      title: 'zero',
      amount: '0.000',
      to: newReceiver(),
      text: 'The amount must be more than zero',
    },
    ...['-1', '1e3', '1,5', '0x10', '1.', '.5'].map((amount) => ({
      title: `the amount ${amount}`,
      amount,
      to: newReceiver(),
      text: 'Enter the amount in digits, without thousands separators',
    })),
  ]

  test('error: each invalid draft is rejected before any request', async ({
    local,
    page,
    services,
  }) => {
    const countOpened = await countDialogs(page)
    await recordFrame(page, local)
    await page.goto(local.urls.app)
    const { address } = await login(page, services)
    for (const { text, title, ...draft } of cases)
      await test.step(title, async () => {
        await send(page, draft)
        await expect(errorOf(page)).toHaveText(text)
        await expect(sendButton(page)).toBeEnabled()
        await expect(page.getByLabel('Amount')).toHaveValue(draft.amount)
        await expect(page.getByLabel('To', { exact: true })).toHaveValue(
          draft.to,
        )
      })
    // The whole balance, which leaves nothing for the fee.
    const all = formatEther(await services.native(address))
    await send(page, { amount: all, to: newReceiver(), token: 'ETH' })
    await expect(errorOf(page)).toHaveText('Not enough balance')
    expect(await countOpened()).toBe(0)
    // Balances request these; nothing else was requested.
    const reads = ['wallet_getAssets', 'wallet_getCapabilities']
    const methods = await readMethods(page, local)
    expect(methods.filter((method) => !reads.includes(method))).toEqual([])
    expect(methods).toContain('wallet_getCapabilities')
    expect(await services.usd(address)).toBe(1_000_000_000n)

    const to = newReceiver()
    await send(page, { amount: '1000', to })
    await approve(page)
    await expect(page.getByTestId('sent')).toBeVisible()
    await expect(errorOf(page)).toHaveCount(0)
    expect(await services.usd(to)).toBe(1_000_000_000n)
  })

  test('error: each failure has a type that an app can match on', async ({
    local,
    page,
    services,
  }) => {
    const countOpened = await countDialogs(page)
    await recordFrame(page, local)
    await openHarness(page, local)
    const { address } = await logIn(page, services)
    const native = formatEther(await services.native(address))
    const usd = local.tokens.usd.address
    const to = newReceiver()
    const good = { amount: '1', to, token: usd }
    const outcomes = [
      [{ ...good, amount: '' }, 'AmountAndReceiverRequiredError'],
      [{ ...good, to: '' }, 'AmountAndReceiverRequiredError'],
      [{ ...good, token: '' }, 'TokenRequiredError'],
      [{ ...good, to: '0x12' }, 'InvalidReceiverError'],
      [{ ...good, to: solana }, 'WrongNamespaceError'],
      [{ ...good, amount: '1.0000001' }, 'TooManyDecimalsError'],
      [{ ...good, amount: '1000.000001' }, 'InsufficientBalanceError'],
      [{ ...good, amount: '0' }, 'AmountZeroError'],
      [{ ...good, amount: '-1' }, 'InvalidAmountError'],
      [{ ...good, amount: '1e3' }, 'InvalidAmountError'],
      [{ ...good, amount: '1,5' }, 'InvalidAmountError'],
      [{ ...good, chainId: 1 }, 'ChainNotSupportedError'],
      [{ ...good, chainId: 'solana:5eykt4Us' }, 'UnsupportedChainError'],
      [{ ...good, token: newReceiver() }, 'InvalidTokenError'],
      [{ ...good, account: newReceiver() }, 'NotConnectedError'],
      [
        { ...good, amount: native, token: 'native' },
        'InsufficientBalanceError',
      ],
    ] as const
    for (const [parameters, name] of outcomes)
      await test.step(`${name} for ${JSON.stringify(parameters)}`, async () => {
        const { error } = await page.evaluate(
          (parameters) =>
            harness.settle(harness.actions.sendToken(made.kit, parameters)),
          parameters,
        )
        expect(error).toMatchObject({ kit: true, name, sentToNetwork: 'no' })
        expect(error?.shortMessage).toMatch(/^[A-Z][^.]{5,90}$/)
      })
    const { error } = await page.evaluate(
      (parameters) =>
        harness.settle(
          harness.actions.sendToken(made.kit, parameters as never),
        ),
      { amount: '1', to },
    )
    expect(error).toMatchObject({
      name: 'TokenRequiredError',
      shortMessage: 'A token is required',
    })
    expect(await countOpened()).toBe(0)
    expect(await readMethods(page, local)).toEqual([])
  })

  test('error: an approval closed with Escape can be requested again @touch @long', async ({
    local,
    page,
    services,
  }) => {
    await page.goto(local.urls.app)
    await login(page, services)
    const to = newReceiver()
    await send(page, { amount: '3', to })
    await expect(frameOf(page).getByTestId('reject')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(errorOf(page)).toHaveText('User rejected the request.')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.getByLabel('Amount')).toHaveValue('3')
    await sendButton(page).click()
    await approve(page)
    await expect(page.getByTestId('sent')).toBeVisible()
    expect(await services.usd(to)).toBe(3_000_000n)
  })

  test('error: a rejection is 4001, as viem’s class, for every method @touch @long', async ({
    local,
    page,
    services,
  }) => {
    await openHarness(page, local)
    const { address } = await logIn(page, services)
    const parameters = {
      amount: '1',
      to: newReceiver(),
      token: local.tokens.usd.address,
    }
    for (const kind of ['sendToken', 'signMessage'] as const) {
      const settled = page.evaluate(
        ([kind, parameters]) =>
          harness.settle(
            kind === 'sendToken'
              ? harness.actions.sendToken(made.kit, parameters)
              : harness.wagmi.signMessage(made.config, { message: 'Hello' }),
          ),
        [kind, parameters] as const,
      )
      await frameOf(page).getByTestId('reject').click()
      const { error } = await settled
      expect(error?.causes).toContainEqual({
        name: 'UserRejectedRequestError',
        code: 4001,
      })
      await expect(dialogOf(page)).toBeHidden()
    }
    expect(await services.client.getTransactionCount({ address })).toBe(0)
  })
})
