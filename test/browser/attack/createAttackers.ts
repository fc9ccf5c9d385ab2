import {
  type BrowserContext,
  expect,
  type Frame,
  type Page,
} from '@playwright/test'
import type { E2eState } from '../../e2e/state.js'

export type Attacker = {
  name: string
  post(messages: readonly unknown[]): Promise<void>
}

/** Path of the attacker's page, on any origin. */
export const attackerPath = '/attacker.html'

/** Serves an empty page at `attackerPath`, on every origin. */
export async function serveAttackers(context: BrowserContext) {
  await context.route(
    (url) => url.pathname === attackerPath,
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script>received = []; addEventListener("message", (event) => received.push(event.data))</script>',
      }),
  )
}

/** Adds an iframe to a page, or to a frame in it. */
export async function addFrame(
  parent: Page | Frame,
  url: string,
  { sandbox }: { sandbox?: string } = {},
): Promise<Frame> {
  const handle = await parent.evaluateHandle(
    ({ sandbox, url }) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        const iframe = document.createElement('iframe')
        if (sandbox !== undefined) iframe.setAttribute('sandbox', sandbox)
        iframe.addEventListener('load', () => resolve(iframe), { once: true })
        iframe.src = url
        document.body.append(iframe)
      }),
    { sandbox, url },
  )
  const frame = await handle.contentFrame()
  if (!frame) throw new Error('The iframe has no frame')
  // The URL arrives separately from the event, and may come later.
  await expect.poll(() => frame.url()).not.toMatch(/^(about:blank)?$/)
  return frame
}

/** Navigates the wallet's own frame to another page. */
export async function moveFrame(page: Page, url: string): Promise<Frame> {
  const iframe = page.locator('dialog[data-latchkey-frame] iframe')
  const handle = await iframe.elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('There is no frame')
  const arrival = frame.waitForNavigation({ url })
  await iframe.evaluate((element, url) => {
    ;(element as HTMLIFrameElement).src = url
  }, url)
  await arrival
  return frame
}

/** Opens the page as a popup of an attacker's page. */
export async function openFromEvil(page: Page, local: E2eState, url: string) {
  await page.goto(`${local.urls.evil}${attackerPath}`)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => {
      Object.assign(globalThis, { opened: window.open(url) })
    }, url),
  ])
  await popup.waitForLoadState()
  return popup
}

const toParent = (frame: Frame) => (messages: readonly unknown[]) =>
  frame.evaluate((messages) => {
    for (const message of messages) parent.postMessage(message, '*')
  }, messages)

/**
 * Returns every window that can post to the page, except the frame itself.
 *
 * @param parameters.page - Opened by `openFromEvil`.
 */
export async function createAttackers(parameters: {
  local: E2eState
  opener: Page
  page: Page
}): Promise<Attacker[]> {
  const { local, opener: outer, page } = parameters
  const wallet = new URL(local.hosts.frame).origin
  const at = (origin: string) => `${origin}${attackerPath}`
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => {
      window.open(url)
    }, at(local.urls.evil)),
  ])
  await popup.waitForLoadState()
  const sibling = await addFrame(page, at(local.urls.evil))
  const nested = await addFrame(sibling, at(wallet))
  return [
    {
      name: 'window opened by the page',
      post: (messages) =>
        popup.evaluate((messages) => {
          for (const message of messages) opener.postMessage(message, '*')
        }, messages),
    },
    {
      name: 'window that opened the page',
      post: (messages) =>
        outer.evaluate((messages) => {
          const { opened } = globalThis as unknown as { opened: Window }
          for (const message of messages) opened.postMessage(message, '*')
        }, messages),
    },
    { name: 'iframe of another site', post: toParent(sibling) },
    {
      name: 'iframe of the page’s own origin',
      post: toParent(await addFrame(page, at(local.urls.harness))),
    },
    {
      name: 'second iframe of the wallet’s origin',
      post: toParent(await addFrame(page, at(wallet))),
    },
    {
      name: 'wallet page inside the iframe of another site',
      post: (messages) =>
        nested.evaluate((messages) => {
          for (const message of messages)
            parent.parent.postMessage(message, '*')
        }, messages),
    },
    {
      name: 'sandboxed iframe without an origin',
      post: toParent(
        await addFrame(page, at(wallet), { sandbox: 'allow-scripts' }),
      ),
    },
    { name: 'the page itself', post: (messages) => postToSelf(page, messages) },
    {
      name: 'script that dispatches events as the frame',
      post: (messages) => dispatch(page, messages, wallet),
    },
    {
      name: 'worker, relayed by the page',
      post: (messages) =>
        page.evaluate((messages) => {
          const code =
            'onmessage = ({ data }) => data.forEach((m) => postMessage(m))'
          const worker = new Worker(URL.createObjectURL(new Blob([code])))
          worker.onmessage = ({ data }) =>
            window.postMessage(data, location.origin)
          worker.postMessage(messages)
        }, messages),
    },
  ]
}

function postToSelf(page: Page, messages: readonly unknown[]) {
  return page.evaluate((messages) => {
    for (const message of messages) window.postMessage(message, location.origin)
  }, messages)
}

/** Dispatches events from a script: correct in everything but `isTrusted`. */
export function dispatch(
  page: Page,
  messages: readonly unknown[],
  origin: string,
) {
  return page.evaluate(
    ({ messages, origin }) => {
      const source = document.querySelector<HTMLIFrameElement>(
        'dialog[data-latchkey-frame] iframe',
      )?.contentWindow
      for (const data of messages)
        window.dispatchEvent(
          new MessageEvent('message', { data, origin, source: source ?? null }),
        )
    },
    { messages, origin },
  )
}
