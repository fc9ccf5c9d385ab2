import type { Frame, Locator, Page } from '@playwright/test'
import { approve, expect, press, test } from '../e2e/fixtures.js'
import { fence } from './attack/fence.js'
import {
  askSignature,
  getOutcome,
  signature,
  waitForOutcome,
} from './attack/lab.js'
import {
  consent,
  expectHonest,
  type Lane,
  openLane,
  share,
  startLanes,
} from './attack/lanes.js'
import { watchPage } from './attack/watchPage.js'

/** Number of honest clicks; `npm run test:honest` uses more. */
const HONEST = Number(process.env.LATCHKEY_RUNS ?? 12)

/** What was tried in this file, and with what result. */
const tally = { attacks: 0, signed: 0, honest: 0, worked: 0 }

test.beforeEach(({ context }) => context.addInitScript(watchPage))

test.afterAll(() => {
  console.log(
    `${tally.attacks} attacks on approvals, ${tally.signed} signatures; ${tally.honest} honest clicks, ${tally.worked} signatures`,
  )
})

const dialog = 'dialog[data-latchkey-frame]'

type Attack = {
  name: string
  /** Style sheet of the attacking page. */
  css?: string
  /** Style of an overlay on top of everything, which lets clicks through. */
  cover?: string
  /** Whether the cover is inside our own dialog instead of the top layer. */
  isInside?: boolean
}

const covers: readonly Attack[] = [
  { name: 'opaque cover', cover: 'inset:0;background:#fff' },
  { name: 'cover of 1 %', cover: 'inset:0;background:#fff;opacity:.01' },
  {
    name: 'cover over the middle of the card',
    cover:
      'inset:0;margin:auto;width:60px;height:20px;background:#fff;border:0;padding:0',
  },
  {
    name: 'cover inside our dialog',
    cover: 'position:absolute;inset:0;background:#fff;z-index:9',
    isInside: true,
  },
  {
    name: 'cover that darkens what is behind it',
    cover:
      'inset:0;background:transparent;border:0;backdrop-filter:brightness(0)',
  },
  {
    name: 'cover without an element',
    css: `${dialog}::after{content:"";position:absolute;inset:0;background:#fff;pointer-events:none}`,
  },
  { name: 'opacity of the iframe', css: `${dialog} iframe{opacity:.99}` },
  { name: 'opacity of the dialog', css: `${dialog}{opacity:.99}` },
  { name: 'invisible dialog', css: `${dialog}{opacity:0}` },
  { name: 'filter', css: `${dialog}{filter:blur(0)}` },
  { name: 'filter of the iframe', css: `${dialog} iframe{filter:invert(1)}` },
  {
    name: 'blend mode',
    css: `${dialog} iframe{mix-blend-mode:multiply}`,
  },
]

const shapes: readonly Attack[] = [
  { name: 'smaller', css: `${dialog} iframe{transform:scale(.99)}` },
  { name: 'smaller dialog', css: `${dialog}{transform:scale(.5)}` },
  { name: 'turned', css: `${dialog} iframe{transform:rotate(2deg)}` },
  {
    name: 'turned in depth',
    css: `${dialog}{perspective:500px}${dialog} iframe{transform:rotateY(10deg)}`,
  },
  { name: 'clip path', css: `${dialog} iframe{clip-path:inset(30% 0 0 0)}` },
  {
    name: 'tiny iframe',
    css: `${dialog} iframe{width:60px!important;height:40px!important}`,
  },
  {
    name: 'dialog that shows the button alone',
    css: `${dialog}{inset:auto 0 0 0!important;height:80px!important}${dialog} iframe{inset:auto 0 0 0!important}`,
  },
  {
    name: 'half beyond the edge of the screen',
    css: `${dialog} iframe{inset:0 auto 0 -150px!important}`,
  },
  { name: 'zoomed iframe', css: `${dialog} iframe{zoom:.2}` },
  { name: 'zoomed page', css: 'html{zoom:.2}' },
  { name: 'left out', css: `${dialog}{content-visibility:hidden}` },
  { name: 'not painted', css: `${dialog} iframe{visibility:hidden}` },
]

const hidings: readonly Attack[] = [
  {
    name: 'iframe not displayed',
    css: `${dialog} iframe{display:none!important}`,
  },
  { name: 'dialog not displayed', css: `${dialog}{display:none!important}` },
  { name: 'page not displayed', css: 'html{display:none!important}' },
  {
    name: 'beyond the screen',
    css: `${dialog} iframe{inset:0 auto 0 -9999px!important}`,
  },
  {
    name: 'no size',
    css: `${dialog} iframe{width:0!important;height:0!important}`,
  },
  { name: 'a round hole', css: `${dialog}{clip-path:circle(30px)}` },
  {
    name: 'animated look',
    css: `@keyframes fade{from{opacity:.99}to{opacity:.98}}${dialog} iframe{animation:fade 1s infinite}`,
  },
  { name: 'a property of its own', css: `${dialog} iframe{scale:.9}` },
]

const countSignatures = (page: Page) =>
  page.evaluate(
    () =>
      lab.genuine.filter(({ payload }) => /^0x\w{130}$/.test(String(payload)))
        .length,
  )

/** Mounts the attack in the hostile page. Returns a function that undoes it. */
async function mount(page: Page, { cover, css = '', isInside }: Attack) {
  const handle = await page.evaluateHandle(
    ({ cover, css, dialog, isInside }) => {
      const style = document.createElement('style')
      style.textContent = css
      document.head.append(style)
      const element = document.createElement('div')
      if (cover !== undefined) {
        element.style.cssText = `${cover};pointer-events:none`
        if (!isInside) {
          element.style.cssText += ';width:100vw;height:100vh;margin:0'
          element.style.cssText += `;${cover}`
          element.popover = 'manual'
        }
        const parent = isInside ? document.querySelector(dialog) : document.body
        parent?.append(element)
        if (!isInside) element.showPopover()
      }
      return () => {
        style.remove()
        element.remove()
        return performance.timeOrigin + performance.now()
      }
    },
    { cover, css, dialog, isInside },
  )
  return () => handle.evaluate((undo) => undo())
}

type Scene = {
  /** Center of the approve button. */
  at: readonly [number, number]
  address: `0x${string}`
  button: Locator
  frame: Frame
  page: Page
}

/** Returns how long the card was visible before it was pressed, if it was. */
type Trick = (scene: Scene) => Promise<number | undefined>

/** Waits in the page, however busy the test process is. */
const wait = (page: Page, ms: number) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), ms)

/** Moves the pointer there for long enough that a press counts. */
async function aim(page: Page, at: Scene['at']) {
  await page.mouse.move(...at)
  await wait(page, 300)
}

/** Undoes the attack and clicks in one go. */
async function spring({ at, frame, page }: Scene, undo: () => Promise<number>) {
  const press = await frame.evaluateHandle(() => {
    const press = { at: 0 }
    const note = ({ timeStamp }: Event) => {
      press.at = performance.timeOrigin + timeStamp
    }
    addEventListener('pointerdown', note, { capture: true, once: true })
    return press
  })
  const [undoneAt] = await Promise.all([undo(), page.mouse.click(...at)])
  return (await press.evaluate(({ at }) => at)) - undoneAt
}

const white = { name: '', cover: 'inset:0;background:#fff' }
/** Each trick leaves the card open, so that the control can approve it. */
const tricks: Record<string, Trick> = {
  async 'uncovered just before the click'(scene) {
    const { at, frame, page } = scene
    const undo = await mount(page, white)
    await page.mouse.move(...at)
    await fence(frame)
    return spring(scene, undo)
  },
  async 'pressed while it was covered, released in full view'({
    at,
    frame,
    page,
  }) {
    const undo = await mount(page, white)
    await page.mouse.move(...at)
    await fence(frame)
    await page.mouse.down()
    await undo()
    await page.mouse.up()
  },
  async 'covered and uncovered all the time'({ at, button, page }) {
    await page.mouse.move(...at)
    const handle = await page.evaluateHandle((dialog) => {
      const cover = document.createElement('div')
      cover.style.cssText =
        'position:absolute;inset:0;background:#fff;pointer-events:none'
      let uncoveredAt = performance.now()
      let longest = 0
      const uncover = () => {
        cover.remove()
        uncoveredAt = performance.now()
      }
      const id = setInterval(() => {
        if (cover.isConnected) return uncover()
        longest = Math.max(longest, performance.now() - uncoveredAt)
        document.querySelector(dialog)?.append(cover)
      }, 150)
      return () => {
        clearInterval(id)
        if (!cover.isConnected)
          longest = Math.max(longest, performance.now() - uncoveredAt)
        cover.remove()
        return longest
      }
    }, dialog)
    await expect(button).toBeDisabled()
    for (let count = 0; count < 8; count++) {
      await page.mouse.click(...at)
      await wait(page, 120)
    }
    return handle.evaluate((stop) => stop())
  },
  async 'made larger just before the click'(scene) {
    const { at, page } = scene
    const css = `${dialog} iframe{height:300px!important}`
    const undo = await mount(page, { name: '', css })
    await page.mouse.move(...at)
    await wait(page, 700)
    return spring(scene, undo)
  },
  async 'away for a moment, then clicked'(scene) {
    const { at, button, page } = scene
    await aim(page, at)
    const css = `${dialog}{visibility:hidden}`
    const undo = await mount(page, { name: '', css })
    await expect(button).toBeDisabled()
    return spring(scene, undo)
  },
  async 'pressed outside, released on it'({ at, page }) {
    await page.mouse.move(at[0], at[1] - 120)
    await page.mouse.down()
    await page.mouse.move(...at)
    await page.mouse.up()
  },
  async 'left and entered again while pressed'({ at, page }) {
    await aim(page, at)
    await page.mouse.down()
    await page.mouse.move(at[0], at[1] - 120)
    await page.mouse.move(...at)
    await page.mouse.up()
  },
  async 'given the focus, when Enter is pressed'({ page }) {
    await page.locator(`${dialog} iframe`).evaluate((iframe) => iframe.focus())
    for (const key of ['Enter', 'Space', 'Enter'])
      await page.keyboard.press(key)
  },
  async 'a page that clicks and presses keys itself'({ page }) {
    await page.evaluate((dialog) => {
      const iframe = document.querySelector<HTMLIFrameElement>(
        `${dialog} iframe`,
      )
      iframe?.click()
      for (const name of ['pointerdown', 'mousedown', 'mouseup', 'click'])
        iframe?.dispatchEvent(new MouseEvent(name, { bubbles: true }))
      for (const key of ['Enter', ' '])
        iframe?.dispatchEvent(new KeyboardEvent('keydown', { key }))
    }, dialog)
  },
}

/** Mounts the attack, and tries to approve while it is in place. */
async function endure({ button, frame, page }: Lane, attack: Attack) {
  const undo = await mount(page, attack)
  await fence(frame)
  await expect(button, attack.name).toBeDisabled()
  const box = await button.boundingBox()
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(button, attack.name).toBeDisabled()
  await undo()
  // Control: without the attack it can be approved.
  await expect(button, attack.name).toBeEnabled()
  expect(await getOutcome(page), attack.name).toBeUndefined()
  tally.attacks++
}

/**
 * What the frame requires: a user who saw the card this long was not tricked.
 */
const STEADY_MS = 500

async function resist(lane: Lane, name: string, play: Trick) {
  const { address, button, frame, page } = lane
  for (let tries = 0; ; tries++) {
    await expect(button).toBeEnabled()
    const box = await button.boundingBox()
    if (!box) throw new Error('The button has no place')
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const
    const seenMs = (await play({ ...lane, at })) ?? 0
    await fence(frame)
    if (seenMs < STEADY_MS) break
    // A busy machine clicked too late for an attack: try again.
    expect(tries, `${name}: ${seenMs} ms late`).toBeLessThan(5)
    await page.evaluate(() => lab.genuine.splice(0))
    if (await getOutcome(page)) await askSignature(page, address)
  }
  expect(await countSignatures(page), name).toBe(0)
  expect(await getOutcome(page), name).toBeUndefined()
  tally.attacks++
  await page.mouse.move(0, 0)
}

async function attackAll(
  lanes: readonly Lane[],
  what: {
    attacks: readonly Attack[]
    /** Number of honest clicks after them. */
    honest: number
    tricks: readonly (readonly [string, Trick])[]
  },
) {
  for (const { button } of lanes) await expect(button).toBeEnabled()
  await share(lanes, what.attacks, (lane, attack) =>
    test.step(attack.name, () => endure(lane, attack)),
  )
  await share(lanes, what.tricks, (lane, [name, play]) =>
    test.step(name, () => resist(lane, name, play)),
  )
  for (const { page } of lanes) expect(await countSignatures(page)).toBe(0)
  const clicks = Array.from({ length: what.honest }, (_, index) => index + 1)
  await share(lanes, clicks, async (lane, index) => {
    // The first card is the one that was under attack.
    const isOpen = index <= lanes.length
    tally.honest++
    if (await consent(lane, { isOpen, press })) tally.worked++
  })
  expectHonest(tally)
}

test('behavior: the first attacks of each kind, and honest clicks', async ({
  local,
  page,
  services,
}) => {
  test.slow()
  const lanes = await startLanes(page, local, services)
  const attacks = [covers, shapes, hidings].flatMap((kind) => kind.slice(0, 2))
  await attackAll(lanes, {
    attacks,
    honest: 6,
    tricks: Object.entries(tricks).slice(0, 2),
  })
})

test('default: a covered, transformed, hidden, late or faked card is never approved; every honest click is approved @kept @rest', async ({
  local,
  page,
  services,
}) => {
  test.setTimeout(240_000 + HONEST * 2_000)
  const lanes = await startLanes(page, local, services)
  await attackAll(lanes, {
    attacks: [...covers, ...shapes, ...hidings],
    honest: HONEST,
    tricks: Object.entries(tricks),
  })
})

test('default: a double click approves one request, not the next', async ({
  local,
  page,
  services,
}) => {
  const { address, button, frame } = await openLane(page, local, services)
  await askSignature(page, address, 'next')
  await expect(button).toBeEnabled()
  await expect(frame.getByTestId('waiting')).toHaveText('1 more waiting')
  await button.hover()
  await wait(page, 300)
  await button.click({ clickCount: 3, delay: 20 })
  expect(await waitForOutcome(page)).toEqual({
    value: expect.stringMatching(signature),
  })
  await fence(frame)
  expect(await getOutcome(page, 'next')).toBeUndefined()
  tally.attacks++
  await frame.getByTestId('reject').click()
  expect(await waitForOutcome(page, 'next')).toMatchObject({
    error: { code: 4001 },
  })
})

test('behavior: no script can press the button, not even inside the frame', async ({
  local,
  page,
  services,
}) => {
  const { button, frame } = await openLane(page, local, services)
  await expect(button).toBeEnabled()
  await button.evaluate((element: HTMLButtonElement) => {
    element.click()
    element.focus()
    for (const name of ['pointerdown', 'pointerup', 'mousedown', 'click'])
      element.dispatchEvent(new MouseEvent(name, { bubbles: true }))
    for (const name of ['keydown', 'keyup'])
      for (const key of ['Enter', ' '])
        element.dispatchEvent(new KeyboardEvent(name, { bubbles: true, key }))
    element.click()
  })
  await fence(frame)
  expect(await getOutcome(page)).toBeUndefined()
  tally.attacks += 10
  await expect(button).toBeEnabled()
  // A script of the app cannot even reach the document.
  expect(
    await page.evaluate(() => {
      const iframe = document.querySelector<HTMLIFrameElement>(
        'dialog[data-latchkey-frame] iframe',
      )
      try {
        return String(iframe?.contentWindow?.document)
      } catch (error) {
        return (error as Error).name
      }
    }),
  ).toBe('SecurityError')
  await approve(page)
  expect(await waitForOutcome(page)).toEqual({
    value: expect.stringMatching(signature),
  })
})
