import type { Frame, Locator, Page } from '@playwright/test'
import { expect, press, test } from '../e2e/fixtures.js'
import {
  createFingers,
  type Fingers,
  type Point,
} from './attack/createFingers.js'
import { fence } from './attack/fence.js'
import {
  askSignature,
  createLab,
  expectStatus,
  findFrame,
  getOutcome,
  loginLab,
  signature,
  waitForOutcome,
} from './attack/lab.js'
import { consent, expectHonest, share, startLanes } from './attack/lanes.js'
import { watchPage } from './attack/watchPage.js'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

test.beforeEach(({ context }) => context.addInitScript(watchPage))

/** Number of honest taps; `npm run test:honest` uses more. */
const TAPS = Number(process.env.LATCHKEY_RUNS ?? 8)

/** Longer than phones require for a long press. */
const LONG_PRESS_MS = 800

type Gesture = (scene: {
  fingers: Fingers
  /** Center of the button, and a point just inside its left edge. */
  middle: Point
  edge: Point
  wait(ms: number): Promise<void>
}) => Promise<void>

/** Gestures that are not taps. */
const gestures: Record<string, Gesture> = {
  async 'a press that slides off'({ fingers, middle }) {
    await fingers.down(middle)
    for (let step = 1; step <= 5; step++)
      await fingers.move([middle[0] - step * 40, middle[1]])
    await fingers.up()
  },
  // So little that the browser still turns it into a click.
  async 'a press that slips over the edge'({ edge, fingers }) {
    await fingers.down(edge)
    await fingers.move([edge[0] - 8, edge[1]])
    await fingers.up()
  },
  async 'a press that slips over the edge and back'({ edge, fingers }) {
    await fingers.down(edge)
    await fingers.move([edge[0] - 8, edge[1]])
    await fingers.move(edge)
    await fingers.up()
  },
  async 'a second finger'({ fingers, middle }) {
    const second: Point = [middle[0], middle[1] - 200]
    await fingers.down(middle)
    await fingers.down(middle, second)
    await fingers.up()
  },
  async 'a second finger on the button'({ fingers, middle }) {
    const first: Point = [middle[0], middle[1] - 200]
    await fingers.down(first)
    await fingers.down(first, middle)
    await fingers.up()
  },
  async 'a long press'({ fingers, middle, wait }) {
    await fingers.down(middle)
    await wait(LONG_PRESS_MS)
    await fingers.up()
  },
  async 'a scroll that starts on the button'({ fingers, middle }) {
    await fingers.down(middle)
    for (let step = 1; step <= 6; step++)
      await fingers.move([middle[0], middle[1] - step * 30])
    await fingers.up()
  },
}

/** Tries every gesture on a card that stays open. */
async function tryGestures(parameters: {
  /** The approve button, its frame, and the page that shows the card. */
  button: Locator
  frame: Frame
  page: Page
  isSigned(): Promise<boolean>
}) {
  const { button, frame, isSigned, page } = parameters
  const fingers = await createFingers(page)
  for (const [name, play] of Object.entries(gestures))
    await test.step(name, async () => {
      await expect(button, name).toBeEnabled()
      const box = await button.boundingBox()
      if (!box) throw new Error('The button has no place')
      const y = box.y + box.height / 2
      await play({
        edge: [box.x + 3, y],
        fingers,
        middle: [box.x + box.width / 2, y],
        wait: (ms) => page.waitForTimeout(ms),
      })
      await fence(frame)
      expect(await isSigned(), name).toBe(false)
    })
  // Control: a tap approves.
  await expect(button).toBeEnabled()
  await button.tap()
}

test('default: a tap on Approve approves, and no other gesture does', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.unguarded)
  await createLab(page)
  const { address } = await loginLab(page, services)
  await askSignature(page, address)
  const frame = await findFrame(page)
  await tryGestures({
    button: frame.getByTestId('approve'),
    frame,
    isSigned: async () => (await getOutcome(page)) !== undefined,
    page,
  })
  expect(await waitForOutcome(page)).toEqual({
    value: expect.stringMatching(signature),
  })
})

for (const width of [390, 1280])
  test(`behavior: a tap that comes too soon approves nothing, and the card says why, ${width} px @rest`, async ({
    local,
    page,
    services,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(local.urls.unguarded)
    await createLab(page)
    const { address } = await loginLab(page, services)
    await askSignature(page, address)
    const frame = await findFrame(page)
    const button = frame.getByTestId('approve')
    const hint = frame.getByTestId('hint')
    await expect(button).toBeVisible()
    // Too soon on any machine.
    await frame.evaluate(() => {
      const unsettling = setInterval(
        () => window.dispatchEvent(new Event('resize')),
        100,
      )
      Object.assign(globalThis, { unsettling })
    })
    await expect(button).toBeDisabled()
    const box = await button.boundingBox()
    if (!box) throw new Error('The button has no place')
    await expect(hint).toBeEmpty()
    if (width === 390)
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(hint).toHaveText('That was too soon. Try again in a moment.')
    expect(await getOutcome(page)).toBeUndefined()
    await frame.evaluate(() =>
      clearInterval((globalThis as { unsettling?: number }).unsettling),
    )
    await expect(button).toBeEnabled()
    expect(await button.boundingBox()).toEqual(box)
    await press(button)
    expect(await waitForOutcome(page)).toEqual({
      value: expect.stringMatching(signature),
    })
  })

// Chromium drops most taps in the first half second after the card is shown.
test('behavior: Reject counts from the first picture of the card @kept @long', async ({
  local,
  page,
  services,
}) => {
  test.setTimeout(60_000 + TAPS * 10_000)
  await page.goto(local.urls.unguarded)
  await createLab(page)
  const { address } = await loginLab(page, services)
  for (let run = 0; run < TAPS; run++) {
    await page.reload()
    await createLab(page)
    await expectStatus(page, 'ready')
    await askSignature(page, address)
    await (await findFrame(page)).getByTestId('reject').tap()
    expect(await waitForOutcome(page), `tap ${run + 1}`).toEqual({
      error: { code: 4001, name: 'UserRejectedRequestError' },
    })
  }
})

test('default: the same in the window, which a tap opens @rest', async ({
  context,
  local,
  page,
  services,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  })
  await page.goto(local.urls.unguarded)
  await createLab(page)
  const { address } = await loginLab(page, services)
  await askSignature(page, address)
  const opening = context.waitForEvent('page')
  await (await findFrame(page)).getByTestId('continue').tap()
  const opened = await opening
  await opened.setViewportSize({ width: 390, height: 844 })
  await tryGestures({
    button: opened.getByTestId('approve'),
    frame: opened.mainFrame(),
    isSigned: async () =>
      opened.isClosed() || (await getOutcome(page)) !== undefined,
    page: opened,
  })
  expect(await waitForOutcome(page)).toEqual({
    value: expect.stringMatching(signature),
  })
})

test('default: every honest tap is approved @kept @rest', async ({
  local,
  page,
  services,
}) => {
  test.setTimeout(120_000 + TAPS * 2_000)
  const lanes = await startLanes(page, local, services)
  const tally = { honest: 0, worked: 0 }
  const taps = Array.from({ length: TAPS }, (_, index) => index + 1)
  await share(lanes, taps, async (lane, index) => {
    const isOpen = index <= lanes.length
    tally.honest++
    if (await consent(lane, { isOpen, press: tap })) tally.worked++
  })
  console.log(`${tally.honest} honest taps, ${tally.worked} signatures`)
  expectHonest(tally)
})

async function tap(button: Locator) {
  await expect(button).toBeEnabled()
  await button.tap()
}
