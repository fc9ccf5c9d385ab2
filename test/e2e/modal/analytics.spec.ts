import type { Page } from '@playwright/test'
import { approve, expect, newEmail, newReceiver, test } from '../fixtures.js'
import type { E2eState } from '../state.js'
import {
  amountOf,
  chooseToken,
  connectButton,
  en,
  enterCode,
  enterEmail,
  expectApprovable,
  modalOf,
  press,
  readAddress,
  receiverOf,
  viewOf,
} from './steps.js'

type Received = {
  domain: string
  props: {
    address?: string
    event: string
    properties?: Record<string, unknown>
    type: string
  }
  url: string
}

/** Reads what the page has sent, as the local services list it. */
async function readEvents(local: E2eState, origin: string) {
  const response = await fetch(`${local.urls.mailbox}/events.json`)
  const { events } = (await response.json()) as { events: Received[] }
  return events.filter(({ url }) => url === origin)
}

/** Sends what is queued, as leaving the page does. */
const flush = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('pagehide')))

test('default: a login and a send arrive, without anything that identifies the user @rest', async ({
  local,
  page,
  problems,
  services,
}) => {
  const email = newEmail()
  const to = newReceiver()
  const sent: string[] = []
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/e')
      sent.push(`${request.url()} ${request.postData()}`)
  })
  await page.goto(`${local.urls.dapp}/?analytics&user=ada-canary#hash-canary`)
  await expect(connectButton(page)).toBeVisible()
  await flush(page)
  expect(sent).toEqual([])

  await connectButton(page).click()
  await enterEmail(page, email)
  const otp = await services.code(email)
  await enterCode(page, otp)
  const account = viewOf(page, 'Account')
  await expect(account).toContainText('1,000 USDL', { timeout: 20_000 })
  const address = await readAddress(page)
  await press(page, en.account.send)
  await chooseToken(page, 'USDL')
  await amountOf(page).fill('1.528')
  await receiverOf(page).fill(to)
  await press(page, en.send.review)
  await expectApprovable(page)
  await approve(page)
  await expect(viewOf(page, 'TransactionComplete')).toContainText('1.528 USDL')
  await press(page, en.send.done)
  await press(page, en.common.close)
  await expect(modalOf(page)).toBeHidden()

  const { origin } = new URL(page.url())
  await expect
    .poll(async () => {
      await flush(page)
      return (await readEvents(local, origin)).map(({ props }) => props.event)
    })
    .toEqual(
      expect.arrayContaining([
        'INITIALIZE',
        'MODAL_OPEN',
        'EMAIL_LOGIN_SELECTED',
        'EMAIL_SUBMITTED',
        'EMAIL_VERIFICATION_CODE_SENT',
        'EMAIL_VERIFICATION_CODE_PASS',
        'CONNECT_SUCCESS',
        'OPEN_SEND',
        'SEND_INITIATED',
        'SEND_SUCCESS',
        'MODAL_CLOSE',
      ]),
    )
  const events = await readEvents(local, origin)
  const success = events.find(({ props }) => props.event === 'SEND_SUCCESS')
  expect(success?.props).toMatchObject({
    address: expect.stringMatching(/^[0-9a-f]{64}$/),
    properties: { network: `eip155:${local.chains[0]?.id}`, token: 'token' },
    type: 'track',
  })

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  const wire = sent.join('\n').toLowerCase()
  expect(wire).toContain('send_success')
  for (const canary of [
    email,
    encodeURIComponent(email),
    otp,
    address.slice(2),
    to.slice(2),
    '1.528',
    'ada-canary',
    'hash-canary',
  ]) {
    expect(wire).not.toContain(canary.toLowerCase())
    expect(said.join('\n').toLowerCase()).not.toContain(canary.toLowerCase())
  }
  // The code is a secret of the frame alone.
  expect(stored).not.toContain(otp)
  // The key of the hash stays here.
  const key = await page.evaluate(() =>
    localStorage.getItem('latchkey.analyticsKey'),
  )
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(wire).not.toContain(key)
  expect(problems).toEqual([])
})

test("error: a service that answers 403 shows 'Invalid App Configuration' @rest", async ({
  local,
  page,
  services,
}) => {
  await page.goto(`${local.urls.dapp}/?analytics`)
  await services.fault({ mode: '403', path: '/e', service: 'api' })
  await connectButton(page).click()
  await expect(viewOf(page, 'Connect')).toBeVisible()
  await expect(async () => {
    await flush(page)
    await expect(modalOf(page).getByRole('alert').first()).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await services.heal()
})

test('default: without the option, nothing is asked or sent', async ({
  local,
  page,
}) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto(local.urls.dapp)
  await connectButton(page).click()
  await expect(viewOf(page, 'Connect')).toBeVisible()
  await flush(page)
  expect(paths).not.toContain('/e')
  expect(paths).not.toContain('/getAnalyticsConfig')
})
