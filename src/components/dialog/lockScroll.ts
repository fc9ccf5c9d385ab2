const name = 'data-latchkey-scroll'

/**
 * Keeps the page from scrolling, and from moving sideways, until released. Our
 * style sheet does it by an attribute, so that nothing of the page's own has to
 * be put back, in whichever order several dialogs close.
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

/** Dialogs of ours that are open, those of other kits too. */
let holders = 0
let unlock: (() => void) | undefined

function lock() {
  const { body, documentElement: root } = document
  // The viewport takes the body's overflow as long as the root has none. The
  // body would become a region of its own if the root were given one.
  const owner = isVisible(root) ? (isVisible(body) ? root : body) : root
  const { overflowY } = getComputedStyle(owner)
  // Somebody else keeps it already, or it never scrolls.
  if (overflowY === 'hidden' || overflowY === 'clip') return () => {}
  // Where a scrollbar takes room, its room stays.
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
