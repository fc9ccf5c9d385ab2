import type { BrowserContext, Page, Route } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.js'
import type { E2eState } from '../e2e/state.js'
import { moveFrame } from './attack/createAttackers.js'
import { findFrame } from './attack/lab.js'
import { serveStandIn, standInAddress } from './attack/serveStandIn.js'
import { openHarness, readConnection } from './openHarness.js'

/*
 * Frame faults as the browser produces them. How each kind of request handles
 * them is tested next to the client, in `src/frame`.
 */

/** Number of times the frame is removed from the page, or moved on it. */
const REMOVALS = 40

const loadFailed = { code: 'FRAME_LOAD_FAILED', name: 'FrameLoadError' }
const unreachable = { code: 'FRAME_UNREACHABLE' }

/** Starts a read request; how it settles is awaited later. */
const ask = (page: Page) =>
  page.evaluate(() =>
    harness.settle(
      (async () => {
        const client = await made.kit.frame?.open()
        return client?.isConnected()
      })(),
    ),
  )

/** Opens a page whose clock only advances when a test advances it. */
async function openStill(page: Page, local: E2eState) {
  await openHarness(page, local)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

const isFramePage = (local: E2eState) => (url: URL) =>
  url.href.startsWith(local.hosts.frame)

/**
 * Everything that keeps a frame from loading. The page is not notified of any.
 */
const causes: Record<string, (route: Route) => Promise<unknown>> = {
  'never answers': async () => {},
  'status 500': (route) => route.fulfill({ status: 500, body: 'No' }),
  'forbids to be embedded': (route) =>
    route.fulfill({
      headers: { 'content-security-policy': "frame-ancestors 'none'" },
      contentType: 'text/html',
      body: '',
    }),
  'a silent page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
}

/**
 * These are detected by probing the host, a second after the browser's error
 * page.
 */
const absences: Record<string, (route: Route) => Promise<unknown>> = {
  'connection refused': (route) => route.abort('connectionrefused'),
  'blocked by an extension': (route) => route.abort('blockedbyclient'),
  offline: (route) => route.abort('internetdisconnected'),
}

test('default: whatever keeps the frame away, requests settle in time and work once it recovers', async ({
  context,
  local,
  page,
}) => {
  await page.clock.install()
  let cells = 0
  let latest = 0
  const all = Object.entries({ ...causes, ...absences })
  for (const [cause, answer] of all)
    await test.step(cause, async () => {
      await context.route(isFramePage(local), answer)
      await openStill(page, local)
      for (const call of ['first', 'later']) {
        const asking = ask(page)
        await expect(page.locator('iframe')).toHaveCount(1)
        if (cause in absences) {
          // The browser's error page must have loaded before.
          await expect.poll(() => page.frames().length).toBe(2)
          await page.frames()[1]?.waitForLoadState()
          await page.clock.runFor(2_000)
        } else await page.clock.runFor(20_500)
        const { error, took } = await asking
        expect(error, `${cause}, ${call} call`).toMatchObject(
          cause in absences ? unreachable : loadFailed,
        )
        expect(took).toBeLessThanOrEqual(20_500)
        latest = Math.max(latest, took)
        cells++
      }
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await serveStandIn(context, { local })
      expect((await ask(page)).value, `${cause}, healed`).toBe(false)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    })
  console.log(
    `${all.length} causes, ${cells} requests settled after ${latest} ms at most, all healed`,
  )
})

test('behavior: a frame that is ready after 19.9 s serves pending requests, one after 25 s only new ones @long', async ({
  context,
  local,
  page,
}) => {
  await page.clock.install()
  await serveStandIn(context, { isSilent: true, local })
  const speak = async () =>
    (await findFrame(page)).evaluate(() => globalThis.speak())
  const hear = async () => (await findFrame(page)).evaluate(() => heard)
  const start = async () => {
    const asking = ask(page)
    await expect(page.locator('iframe')).toHaveCount(1)
    const frame = await findFrame(page)
    await frame.waitForFunction(() => 'speak' in globalThis)
    return { asking }
  }
  await openStill(page, local)
  const inTime = await start()
  await page.clock.runFor(19_900)
  await speak()
  expect(await inTime.asking).toMatchObject({ value: false })

  await openStill(page, local)
  const tooLate = await start()
  await page.clock.runFor(25_000)
  expect((await tooLate.asking).error).toMatchObject(loadFailed)
  await speak()
  await expect.poll(hear).toContain('SYNC_DAPP_DATA')
  expect(await hear()).not.toContain('IS_CONNECTED')
  expect(await ask(page)).toMatchObject({ value: false })
  expect((await hear()).filter((name) => name === 'IS_CONNECTED')).toHaveLength(
    1,
  )
})

test('behavior: requests settle when the frame is removed or moved again and again, and destroy is final @long', async ({
  context,
  local,
  page,
}) => {
  await serveStandIn(context, { local })
  await openHarness(page, local)
  expect((await ask(page)).value).toBe(false)
  const counts = await page.evaluate(async (rounds) => {
    const { settle } = harness
    const counts = { answered: 0, told: 0, served: 0 }
    for (let round = 0; round < rounds; round++) {
      const client = await made.kit.frame?.open()
      const dialog = document.querySelector('dialog[data-latchkey-frame]')
      const open = settle(client?.getUser() ?? Promise.reject())
      const place = document.createElement('div')
      const ways = [
        () => dialog?.remove(),
        () => dialog?.querySelector('iframe')?.remove(),
        () => document.body.append(place),
        () => place.remove(),
      ]
      // Moved, and then removed together with its new parent.
      if (round % 4 > 1) {
        document.body.append(place)
        if (dialog) place.append(dialog)
        await Promise.resolve()
      }
      ways[round % 4]?.()
      const { error } = await open
      if (error) counts.told++
      else counts.answered++
      const next = await made.kit.frame?.open()
      if ((await next?.isConnected()) === false) counts.served++
    }
    made.kit.frame?.peek()?.destroy()
    document.body.append(document.createElement('p'))
    return counts
  }, REMOVALS)
  // A moved frame loaded again and answered the pending request.
  expect(counts).toEqual({
    answered: REMOVALS / 4,
    told: (REMOVALS * 3) / 4,
    served: REMOVALS,
  })
  await expect(page.locator('iframe, dialog')).toHaveCount(0)
  console.log(
    `${REMOVALS} times taken off or moved: ${counts.told} requests told, ${counts.answered} answered, ${counts.served} of ${REMOVALS} served afterwards`,
  )
})

/** How a frame disappears during a request, without notice. */
const ends: Record<
  string,
  (parameters: {
    context: BrowserContext
    local: E2eState
    page: Page
  }) => Promise<unknown>
> = {
  hangs: async () => {},
  'is led away': ({ page }) => moveFrame(page, 'about:blank'),
  async 'reloads while its host is down'({ context, local, page }) {
    await context.route(isFramePage(local), (route) =>
      route.abort('connectionrefused'),
    )
    await (await findFrame(page)).evaluate(() => location.reload())
  },
}

/**
 * Requests of every kind: repeated after a reload, sent once, decided by the
 * user.
 */
const requests: Record<string, () => Promise<unknown>> = {
  read: () => made.kit.frame?.open().then((frame) => frame.getUser()) as never,
  once: () => harness.actions.connectOtp(made.kit, { otp: '123456' }),
  signature: () =>
    made.ask('personal_sign', [
      '0x00',
      harness.wagmi.getConnection(made.config).address,
    ]),
}

test('behavior: no request stays pending when the frame disappears without notice', async ({
  context,
  local,
  page,
}) => {
  await page.clock.install()
  let latest = 0
  for (const [end, go] of Object.entries(ends))
    for (const [kind, request] of Object.entries(requests)) {
      const what = `${kind}, ${end}`
      await serveStandIn(context, { local })
      await openStill(page, local)
      await page.evaluate(() => localStorage.clear())
      await logIn(page)
      const frame = await findFrame(page)
      await frame.evaluate(() => {
        globalThis.isHung = true
        heard.length = 0
      })
      const asking = page.evaluate<{ error?: unknown; took: number }>(
        `harness.settle((${request})())`,
      )
      await expect
        .poll(() => frame.evaluate(() => heard.length))
        .toBeGreaterThan(0)
      await go({ context, local, page })
      await page.clock.runFor(40_500)
      const { error, took } = await asking
      expect(error, what).toMatchObject({ kit: true })
      latest = Math.max(latest, took)
      await expect(page.locator('dialog:modal')).toHaveCount(0)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      // The next request finds a working frame.
      await serveStandIn(context, { local })
      expect((await ask(page)).error, what).toBeUndefined()
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    }
  expect(latest).toBeLessThanOrEqual(40_500)
  console.log(
    `${Object.keys(ends).length} ends, ${Object.keys(requests).length} kinds of requests: all settled after ${latest} ms at most`,
  )
})

test('behavior: a frame that is never rendered still answers', async ({
  context,
  local,
  page,
}) => {
  await serveStandIn(context, { local })
  await openHarness(page, local)
  for (const css of ['display:none', 'visibility:hidden', 'width:0;height:0']) {
    const style = await page.evaluateHandle((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`dialog,dialog iframe{${css}!important}`)
      document.adoptedStyleSheets = [sheet]
    }, css)
    expect((await ask(page)).value, css).toBe(false)
    await page.evaluate(() => made.kit.frame?.peek()?.destroy())
    await style.dispose()
  }
})

/** Logs in with the stand-in. */
const logIn = (page: Page) =>
  page.evaluate(() => harness.actions.connectOtp(made.kit, { otp: '123456' }))

const storages: Record<string, (page: Page) => Promise<unknown>> = {
  full: (page) =>
    page.evaluate(() => {
      localStorage.clear()
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    }),
  blocked: (page) =>
    page.evaluate(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('', 'SecurityError')
        }
    }),
  cleared: (page) => page.evaluate(() => localStorage.clear()),
}

test('behavior: login, requests and disconnect work with full, blocked or cleared storage', async ({
  context,
  local,
  page,
  problems,
}) => {
  await serveStandIn(context, { local })
  for (const [name, spoil] of Object.entries(storages))
    for (const when of ['before', 'after']) {
      // Nothing from the previous round may be restored.
      await page.goto(local.urls.harness)
      await page.evaluate(() => localStorage.clear())
      await openHarness(page, local)
      if (when === 'before') await spoil(page)
      await logIn(page)
      if (when === 'after') await spoil(page)
      expect(await readConnection(page), `${name} ${when}`).toMatchObject({
        address: standInAddress,
        status: 'connected',
      })
      const asked = page.evaluate(() => harness.settle(made.ask('eth_chainId')))
      expect((await asked).value).toBe('0x7a69')
      const left = await page.evaluate(() =>
        harness.settle(harness.wagmi.disconnect(made.config)),
      )
      expect(left.error, `${name} ${when}`).toBeUndefined()
      expect((await readConnection(page)).status, `${name} ${when}`).toBe(
        'disconnected',
      )
      // A new login works on the same page.
      await logIn(page)
      expect((await readConnection(page)).status).toBe('connected')
    }
  expect(problems).toEqual([])
})

test('behavior: disconnects while the frame hangs or is away, and signs out as soon as it is back @long', async ({
  context,
  local,
  page,
}) => {
  await page.clock.install()
  await serveStandIn(context, { local })
  for (const how of ['hangs', 'is away']) {
    await openStill(page, local)
    await page.evaluate(() => localStorage.clear())
    await logIn(page)
    const frame = await findFrame(page)
    if (how === 'hangs')
      await frame.evaluate(() => Object.assign(globalThis, { isHung: true }))
    else await moveFrame(page, 'about:blank')
    const open = page.evaluate(() =>
      harness.settle(
        made.ask('personal_sign', [
          '0x00',
          harness.wagmi.getConnection(made.config).address,
        ]),
      ),
    )
    const leaving = page.evaluate(() =>
      harness.settle(harness.wagmi.disconnect(made.config)),
    )
    // Pending requests end immediately, and stored data is removed immediately.
    expect((await open).error, how).toBeDefined()
    expect(
      await page.evaluate(() => [
        localStorage.getItem('latchkey.emailLoginUsed'),
        localStorage.getItem('latchkey.signOutPending'),
      ]),
    ).toEqual([null, 'true'])
    await page.clock.runFor(3_500)
    const { error, took } = await leaving
    expect(error).toBeUndefined()
    expect(took).toBeLessThanOrEqual(3_500)
    expect((await readConnection(page)).status).toBe('disconnected')

    await openStill(page, local)
    expect((await ask(page)).value).toBe(false)
    const told = await (await findFrame(page)).evaluate(() => heard)
    expect(told.filter((name) => name === 'SIGN_OUT')).toHaveLength(1)
    expect(told[0]).toBe('SIGN_OUT')
    expect(
      await page.evaluate(() =>
        localStorage.getItem('latchkey.signOutPending'),
      ),
    ).toBe(null)
  }
})
