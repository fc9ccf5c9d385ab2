/** Maximum number of elements searched per candidate. */
const MAX_NODES = 300
/** Smaller boxes are tracking pixels and clipboard helpers. */
const MIN_PX = 16

const dialogs =
  '[role=dialog], [role=alertdialog], [aria-modal=true], dialog[open], [popover]'
const own = '[data-latchkey], [data-latchkey-frame]'
/** Toasts: they disappear by themselves and need no click. */
const live =
  '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'

/**
 * Returns elements outside our dialogs that can be clicked: children of the
 * body, and dialogs anywhere.
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
      // Its content cannot be measured and may be anywhere.
      if (isClosed) boxes.push(new DOMRect(0, 0, innerWidth, innerHeight))
      return { boxes, element, isClosed }
    })
    .filter(({ boxes }) => boxes.length > 0)
}

export declare namespace listForeign {
  type ReturnType = {
    boxes: readonly DOMRect[]
    element: Element
    /** Whether it has a closed shadow root. */
    isClosed: boolean
  }[]
}

/**
 * Returns the box of an element, or those of its descendants if it has none.
 */
function findBoxes(element: Element): DOMRect[] {
  const boxes: DOMRect[] = []
  const queue = [element]
  let count = 0
  for (let next = queue.shift(); next; next = queue.shift()) {
    count += 1
    if (count > MAX_NODES) break
    if (next.matches(live)) continue
    const { display, pointerEvents } = getComputedStyle(next)
    // `checkVisibility` reports elements without a box as hidden.
    if (display !== 'contents' && !isVisible(next)) continue
    const box = next.getBoundingClientRect()
    if (pointerEvents !== 'none' && isReachable(box)) boxes.push(box)
    else queue.push(...next.children, ...(next.shadowRoot?.children ?? []))
  }
  return boxes
}

/**
 * Probe: a host with a closed shadow root does not render its light children.
 */
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

/** `checkVisibility` is not supported by every browser. */
function isVisible(element: Element) {
  return (
    element.checkVisibility?.({
      opacityProperty: true,
      visibilityProperty: true,
    }) ?? true
  )
}

/** Also counts boxes that scrolling brings into view. */
function isReachable({ bottom, height, right, width }: DOMRect) {
  return (
    width >= MIN_PX && height >= MIN_PX && right > 0 && bottom + scrollY > 0
  )
}
