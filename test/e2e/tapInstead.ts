import type { BrowserContext, Locator } from '@playwright/test'

/** Two taps in one place within this time count as one double tap. */
const DOUBLE_TAP_MS = 500

/** Time between seeing something and tapping it; users need longer. */
const REACTION_MS = 300

const touched = new WeakSet<BrowserContext>()
const lastTaps = new WeakMap<BrowserContext, number>()

/** Whether the page of the element is used by touch. */
export const isTouched = (target: Locator) =>
  touched.has(target.page().context())

/**
 * Makes `click()` of any locator tap in the pages of this context, and
 * `dblclick()` tap twice. These are touch events of the browser, so that every
 * test can also run by touch.
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
 * Taps as a user would: not so soon that it counts as a double tap, and not in
 * a frame that is not painted yet, since the browser still finds the page
 * beneath it.
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
