import type { BrowserContext, Locator } from '@playwright/test'

/** Two taps at one place within this time are one double tap, to a browser. */
const DOUBLE_TAP_MS = 500

/** From seeing something to a finger on it: people need more. */
const REACTION_MS = 300

const touched = new WeakSet<BrowserContext>()
const lastTaps = new WeakMap<BrowserContext, number>()

/** Whether the page of the element is used by finger. */
export const isTouched = (target: Locator) =>
  touched.has(target.page().context())

/**
 * From now on, `click()` of any locator taps in the pages of this context, and
 * `dblclick()` taps twice: touch events of the browser, so that every journey
 * can also be run by finger.
 */
export function tapInstead(context: BrowserContext): void {
  touched.add(context)
  context.once('page', (page) => patch(page.locator('html')))
}

let isPatched = false

function patch(locator: Locator) {
  if (isPatched) return
  isPatched = true
  const prototype: Pick<Locator, 'click' | 'dblclick' | 'hover'> =
    Object.getPrototypeOf(locator)
  const { click, dblclick, hover } = prototype
  prototype.click = async function (this: Locator, options) {
    if (!isTouched(this)) return click.call(this, options)
    await tapApart(this, options)
  }
  prototype.dblclick = async function (this: Locator, options) {
    if (!isTouched(this)) return dblclick.call(this, options)
    await tapApart(this, options)
    await this.tap(options)
  }
  prototype.hover = async function (this: Locator, options) {
    if (!isTouched(this)) await hover.call(this, options)
  }
}

/**
 * Nobody who reads the next view taps so soon that it is a double tap, nor in
 * a frame whose first picture is not there: the browser still finds the page
 * beneath its place.
 */
async function tapApart(
  locator: Locator,
  options: Parameters<Locator['tap']>[0],
) {
  const context = locator.page().context()
  const since = Date.now() - (lastTaps.get(context) ?? 0)
  if (since < DOUBLE_TAP_MS)
    await new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS - since))
  if (`${locator}`.includes('contentFrame')) {
    await locator.waitFor()
    await locator.page().waitForTimeout(REACTION_MS)
  }
  await locator.tap(options)
  lastTaps.set(context, Date.now())
}
