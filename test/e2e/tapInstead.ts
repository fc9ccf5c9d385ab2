import type { BrowserContext, Locator } from '@playwright/test'

const touched = new WeakSet<BrowserContext>()

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
  prototype.click = function (this: Locator, options) {
    if (!isTouched(this)) return click.call(this, options)
    return this.tap(options)
  }
  prototype.dblclick = async function (this: Locator, options) {
    if (!isTouched(this)) return dblclick.call(this, options)
    await this.tap(options)
    await this.tap(options)
  }
  prototype.hover = async function (this: Locator, options) {
    if (!isTouched(this)) await hover.call(this, options)
  }
}
