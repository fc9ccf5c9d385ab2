const name = 'data-latchkey-scroll'

/**
 * Locks page scrolling without shifting the layout, until released. An
 * attribute activates our stylesheet, so no page styles need restoring, in
 * whatever order dialogs close.
 */
export function lockScroll(): () => void {
  if (holders++ === 0) unlock = lock()
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (--holders === 0) unlock?.()
  }
}

/** Number of our open dialogs, across kits. */
let holders = 0
let unlock: (() => void) | undefined

function lock() {
  const { body, documentElement: root } = document
  // The viewport uses the body's overflow unless the root sets its own.
  // Setting it on the root would turn the body into a scroll container.
  const owner = isVisible(root) ? (isVisible(body) ? root : body) : root
  const { overflowY } = getComputedStyle(owner)
  // Already locked by other code, or never scrolls.
  if (overflowY === 'hidden' || overflowY === 'clip') return () => {}
  // Reserve the space of a classic scrollbar.
  const { scrollbarGutter } = getComputedStyle(root)
  if (scrollbarGutter === 'auto' && window.innerWidth > root.clientWidth)
    root.setAttribute(`${name}bar`, 'kept')
  owner.setAttribute(name, 'locked')
  return () => {
    root.removeAttribute(`${name}bar`)
    owner.removeAttribute(name)
  }
}

function isVisible(element: Element) {
  const { overflowX, overflowY } = getComputedStyle(element)
  return overflowX === 'visible' && overflowY === 'visible'
}
