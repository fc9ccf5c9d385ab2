import type { Page } from '@playwright/test'
import { type Hex, stringToHex } from 'viem'
import {
  test as base,
  expect,
  frameOf,
  newReceiver,
  press,
} from '../e2e/fixtures.js'
import { serveWith } from '../e2e/social/steps.js'
import { logIn, openHarness } from './openHarness.js'

/** A browser in which a frame cannot detect whether it is covered. */
const test = base.extend<{ user: Awaited<ReturnType<typeof logIn>> }>({
  user: async ({ context, local, page, services }, use) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
    })
    await openHarness(page, local)
    await use(await logIn(page, services))
  },
})

const dialog = 'dialog[data-latchkey-frame]'

/** Starts a request; its outcome is awaited later. */
const sign = (page: Page, address: string, message = 'Hi') =>
  page.evaluate(
    (params) => harness.settle(made.ask('personal_sign', params)),
    [stringToHex(message), address],
  )

/** Opens the window as a user does. */
async function open(page: Page) {
  const opening = page.context().waitForEvent('page')
  await frameOf(page).getByTestId('continue').click()
  const opened = await opening
  await opened.waitForLoadState()
  return opened
}

test('default: shown, approved and signed', async ({
  local,
  page,
  services,
  user,
}) => {
  const { address } = user
  const message = Array.from({ length: 60 }, (_, i) => `Line ${i}`).join('\n')
  const signing = sign(page, address, message)
  const frame = frameOf(page)
  await expect(frame.getByTestId('message')).toHaveText(message)
  await expect(frame.getByTestId('approve')).toHaveCount(0)
  const opened = await open(page)
  const { host, origin } = new URL(local.hosts.frame)
  expect(new URL(opened.url()).host).toBe(host)

  // The same card, which must also be read to the end.
  await expect(opened.getByTestId('message')).toHaveText(message)
  await expect(opened.getByTestId('origin')).toHaveText(
    new URL(local.urls.harness).origin,
  )
  const approve = opened.getByTestId('approve')
  await expect(approve).toHaveText('Scroll to the end')
  await expect(approve).toBeDisabled()
  await opened.locator('.body').press('End')
  await expect(approve).toBeEnabled()

  // No script can approve: not in the window, not from the app, and not with
  // the window's own messages, which contain no secret.
  await approve.evaluate((button: HTMLElement) => button.click())
  await page.evaluate((origin) => {
    for (const type of ['ready', 'ask', 'approved'])
      frames[0]?.postMessage({ type: `latchkey-approval:${type}` }, origin)
    frames[0]?.postMessage('approved', origin)
  }, origin)
  // After losing focus it waits again.
  await opened.evaluate(() => dispatchEvent(new Event('blur')))
  await expect(approve).toBeDisabled()
  await press(approve)
  const { value } = await signing
  const signature = value as Hex
  expect(
    await services.client.verifyMessage({ address, message, signature }),
  ).toBe(true)
  await expect.poll(() => opened.isClosed()).toBe(true)
  await expect(page.locator(dialog)).toBeHidden()
})

test('error: rejected in the window, in the frame, by closing it; retries a blocked window @rest', async ({
  page,
  services,
  user,
}) => {
  const to = newReceiver()
  const send = () =>
    page.evaluate(
      (params) => harness.settle(made.ask('eth_sendTransaction', params)),
      [{ from: user.address, to, value: '0x1' }],
    )
  const refusals = [
    (opened: Page) => opened.getByTestId('reject').click(),
    () => frameOf(page).getByTestId('reject').click(),
    (opened: Page) => opened.close(),
  ]
  for (const refuse of refusals) {
    const sending = send()
    const opened = await open(page)
    await expect(opened.getByTestId('amount')).toBeVisible()
    await refuse(opened)
    expect((await sending).error).toMatchObject({ code: 4001 })
    await expect.poll(() => opened.isClosed()).toBe(true)
    await expect(page.locator(dialog)).toBeHidden()
  }
  expect(await services.native(to)).toBe(0n)

  // A window that did not open can be opened again.
  const signing = sign(page, user.address)
  const frame = frameOf(page)
  // Nor does the request show by itself after this many rejections.
  await frame.getByTestId('show-request').click()
  await expect(frame.getByTestId('continue')).toBeVisible()
  await frame.locator('html').evaluate(() => {
    const { open } = window
    window.open = () => {
      window.open = open
      return null
    }
  })
  await frame.getByTestId('continue').click()
  await expect(frame.getByTestId('hint')).toHaveText(
    /^The window didn't open\. .* same-origin-allow-popups\.$/,
  )
  const opened = await open(page)
  const approve = opened.getByTestId('approve')
  await expect(approve).toBeEnabled()
  // After a reload it receives the request again.
  await opened.reload()
  await press(approve)
  expect((await signing).value).toMatch(/^0x[0-9a-f]{130}$/)
})

test('error: a site that isolates its windows is shown the header to send @rest', async ({
  local,
  page,
  services,
  // Requested for its browser setup.
  user: _,
}) => {
  const app = await serveWith(local.urls.harness, {
    'cross-origin-opener-policy': 'same-origin',
  })
  await openHarness(page, {
    ...local,
    urls: { ...local.urls, harness: app.url },
  })
  const { address } = await logIn(page, services)
  const signing = sign(page, address)
  // The window still opens, but does not know its opener.
  const opened = await open(page)
  await expect(opened.getByRole('alert')).toContainText('Nothing to approve')
  const frame = frameOf(page)
  await expect(frame.getByTestId('hint')).toContainText(
    'Cross-Origin-Opener-Policy: same-origin-allow-popups',
  )
  await frame.getByTestId('reject').click()
  expect((await signing).error).toMatchObject({ code: 4001 })
  await app.stop()
})

test('error: shows nothing when opened or embedded by another page', async ({
  local,
  page,
}) => {
  const url = `${new URL(local.hosts.frame).origin}/sdk/approve#${'0'.repeat(32)}`
  await page.goto(local.urls.unguarded)
  const opening = page.context().waitForEvent('page')
  await page.evaluate((url) => {
    const opened = window.open(url, 'approve')
    const type = 'latchkey-approval:ask'
    const ask = {
      origin: 'https://bank.example',
      theme: {},
      view: { action: 'Sign', raw: '', rows: [], warnings: [] },
    }
    setInterval(() => {
      const { port1 } = new MessageChannel()
      const nonce = '0'.repeat(32)
      opened?.postMessage({ type, nonce, ask }, '*', [port1])
    }, 50)
  }, url)
  const opened = await opening
  await opened.waitForLoadState()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  await expect(opened.getByTestId('action')).toHaveCount(0)
  await opened.close()

  const alone = await page.context().newPage()
  await alone.goto(url)
  await expect(alone.getByRole('alert')).toContainText('Nothing to approve')

  const [failure] = await Promise.all([
    page.waitForEvent('requestfailed'),
    page.evaluate((url) => {
      const iframe = document.createElement('iframe')
      iframe.src = url
      document.body.append(iframe)
    }, url),
  ])
  expect(failure.failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
})

test('behavior: the frame has only the permissions it needs', async ({
  local,
  page,
}) => {
  await openHarness(page, local)
  await page.evaluate(async () => {
    await made.kit.frame?.open()
  })
  const rights = await frameOf(page)
    .locator('html')
    .evaluate(async () => {
      const name = (work: () => unknown) =>
        Promise.resolve()
          .then(work)
          .then(
            () => 'allowed',
            (error: Error) => error.name,
          )
      const policy = (
        document as unknown as {
          featurePolicy: { allowsFeature(name: string): boolean }
        }
      ).featurePolicy
      const features = [
        'camera',
        'clipboard-write',
        'geolocation',
        'microphone',
        'payment',
        'publickey-credentials-get',
        'storage-access',
        'usb',
      ]
      return {
        camera: (
          await navigator.permissions.query({
            name: 'camera' as PermissionName,
          })
        ).state,
        features: features.filter((feature) => policy.allowsFeature(feature)),
        modal: confirm('Sure?'),
        top: await name(() => {
          // biome-ignore lint/style/noNonNullAssertion: it is in a frame
          window.top!.location.href = 'about:blank'
        }),
      }
    })
  expect(rights).toEqual({
    camera: 'denied',
    features: [
      'clipboard-write',
      'publickey-credentials-get',
      'storage-access',
    ],
    modal: false,
    top: 'SecurityError',
  })
  expect(page.url()).toContain(new URL(local.urls.harness).host)
})
