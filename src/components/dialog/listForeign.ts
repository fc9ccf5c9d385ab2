/** Elements beneath which something is looked for. */
const MAX_NODES = 300
/** Smaller boxes are beacons and clipboard helpers. */
const MIN_PX = 16

const dialogs =
  '[role=dialog], [role=alertdialog], [aria-modal=true], dialog[open], [popover]'
const own = '[data-latchkey], [data-latchkey-frame]'
/** Toasts: they come and go by themselves, and nobody has to press them. */
const live =
  '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'

/**
 * What stands on the page beside our dialogs and can be pressed: whatever the
 * body has, and dialogs anywhere.
 */
export function listForeign(): listForeign.ReturnType {
  const { body, documentElement: root } = document
  const candidates = new Set([
    ...body.children,
    ...root.children,
    ...document.querySelectorAll(dialogs),
  ])
  return [...candidates]
    .filter((element) => element !== body && !element.closest(own))
    .map((element) => {
      const boxes = findBoxes(element)
      const isClosed = boxes.length === 0 && isClosedHost(element)
      // What it draws cannot be measured: it may be anywhere.
      if (isClosed) boxes.push(new DOMRect(0, 0, innerWidth, innerHeight))
      return { boxes, element, isClosed }
    })
    .filter(({ boxes }) => boxes.length > 0)
}

export declare namespace listForeign {
  type ReturnType = {
    boxes: readonly DOMRect[]
    element: Element
    /** It has a closed shadow root. */
    isClosed: boolean
  }[]
}

/** Of the element, or of what it holds where it has none itself. */
function findBoxes(element: Element): DOMRect[] {
  const boxes: DOMRect[] = []
  const queue = [element]
  let count = 0
  for (let next = queue.shift(); next; next = queue.shift()) {
    count += 1
    if (count > MAX_NODES) break
    if (next.matches(live)) continue
    const { display, pointerEvents } = getComputedStyle(next)
    // An element without a box of its own counts as not visible.
    if (display !== 'contents' && !isVisible(next)) continue
    const box = next.getBoundingClientRect()
    if (pointerEvents !== 'none' && isReachable(box)) boxes.push(box)
    else queue.push(...next.children, ...(next.shadowRoot?.children ?? []))
  }
  return boxes
}

/** In a closed shadow root's host, a child is not drawn. */
function isClosedHost(element: Element) {
  const isHost = element.tagName === 'DIV' || element.tagName.includes('-')
  if (!isHost || element.shadowRoot || element.matches(live)) return false
  if (getComputedStyle(element).display === 'none') return false
  const probe = document.createElement('span')
  probe.style.cssText = 'display: block; width: 1px; height: 1px'
  element.append(probe)
  const isDrawn = probe.getClientRects().length > 0
  probe.remove()
  return !isDrawn
}

/** Not in every browser. */
function isVisible(element: Element) {
  return (
    element.checkVisibility?.({
      opacityProperty: true,
      visibilityProperty: true,
    }) ?? true
  )
}

/** Also by scrolling. */
function isReachable({ bottom, height, right, width }: DOMRect) {
  return (
    width >= MIN_PX && height >= MIN_PX && right > 0 && bottom + scrollY > 0
  )
}
