import { expect } from '@playwright/test'
import type { Services } from '../e2e/createServices.js'
import { newEmail } from '../e2e/fixtures.js'
import { test } from './fixtures.js'
import { type Browser, startBrowser } from './startBrowser.js'
import { confirmDevice } from './steps.js'

/**
 * Signs in, continues in the window that keeps the account, reads the address.
 */
async function logIn(parameters: {
  browser: Browser
  email: string
  frame: string
  isNewDevice?: boolean
  services: Services
  url: string
}) {
  const { browser, email, frame, isNewDevice, services, url } = parameters
  await browser.submit(url, '[name=email]', email)
  // The device ID was lost together with the frame's storage.
  if (isNewDevice) await confirmDevice(services, email)
  await browser.wait(url, () => document.querySelector('[name=code]') !== null)
  await browser.submit(url, '[name=code]', await services.code(email))
  // The frame has the keyboard once the user is in it.
  await browser.wait(url, () => {
    const iframe = document.querySelector<HTMLElement>('dialog:modal iframe')
    iframe?.focus()
    return document.activeElement === iframe
  })
  await browser.press(`${frame}/sdk?`, '[data-testid=keep-open]')
  const keep = `${frame}/sdk/keep`
  expect(
    await browser.wait(
      keep,
      () => document.querySelector('[data-testid=keep-name]')?.textContent,
    ),
  ).toBe(email)
  await browser.press(keep, '[data-testid=keep-continue]')
  return readAddress(browser, url)
}

const readAddress = (browser: Browser, url: string) =>
  browser.wait(
    url,
    () => document.querySelector('[data-testid=address]')?.textContent,
  )

test('default: the same email has the same address after a browser restart', async ({
  display,
  local,
  profile,
  programs,
  services,
}) => {
  const email = newEmail()
  const url = local.urls.app
  const frame = new URL(local.hosts.frame).origin
  const open = () =>
    startBrowser({ display, path: programs.browser, profile, url })

  const browser = await open()
  let address: string
  try {
    address = await logIn({ browser, email, frame, services, url })
    const kept = await browser.wait(url, () => {
      const notices = document.querySelectorAll('[data-testid=not-kept]')
      return `${notices.length} notices`
    })
    expect(kept).toBe('0 notices')
  } finally {
    await browser.quit()
  }

  const again = await open()
  try {
    await services.advance(31_000)
    expect(
      await logIn({
        ...{ browser: again, email, frame, services, url },
        isNewDevice: true,
      }),
    ).toBe(address)
  } finally {
    await again.quit()
  }
})
