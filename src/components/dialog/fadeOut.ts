import { isStill } from './isStill.js'

const timing = { duration: 120, easing: 'ease-out', fill: 'forwards' } as const
/** After this, a view that still loads shows its placeholder. */
const WAIT_MS = 120

/** Marks a card whose next view is still covered by a copy of the last. */
const COVERED = 'data-latchkey-covered'

/**
 * Attributes by which the copy would be found, or join a radio group. Pictures
 * keep them: their gradients are found by them.
 */
const names = ['id', 'name', 'aria-label', 'data-testid']

/**
 * Dissolves an inert copy of the card's content into the next view, which is
 * opaque from its first frame: the card is never blank. Call it in
 * the cleanup of a view's layout effect, while the content is still there. If
 * the next view has to load, the copy stays until its placeholder appears.
 */
export function fadeOut(view: HTMLElement | null): void {
  const content = view?.closest('.lk-card-content')
  const card = content?.parentElement
  // Nothing was rendered, as in tests without layout.
  if (!content?.clientHeight || !card?.animate || isStill()) return
  const copy = content.cloneNode(true) as Element
  for (const one of copy.querySelectorAll('*'))
    if (!one.parentElement?.closest('svg'))
      for (const name of names) one.removeAttribute(name)
  const tops = toBodies(content).map(({ scrollTop }) => scrollTop)
  // Before the next view takes the focus, which starts its transitions.
  const wasCovered = card.hasAttribute(COVERED)
  card.setAttribute(COVERED, '')

  queueMicrotask(() => {
    const isKept = view?.isConnected || !card.isConnected
    // The stand-in of the next view looks like it.
    const isSame = view?.querySelector('[data-latchkey-stand-in]')
    if (isKept || isSame) {
      if (isSame) finish(card)
      if (!wasCovered) card.removeAttribute(COVERED)
      return
    }
    const left = card.querySelector('.lk-left')
    for (const one of left?.getAnimations() ?? [])
      one.currentTime = Math.max(Number(one.currentTime), WAIT_MS)
    // The placeholder of that view was never visible.
    if (left && view?.querySelector('.lk-waiting')) return
    const delay = card.querySelector('.lk-waiting') ? WAIT_MS : 0
    const layer = document.createElement('div')
    layer.className = 'lk-left lk-anim'
    layer.setAttribute('aria-hidden', 'true')
    layer.inert = true
    layer.append(copy)
    card.append(layer)
    for (const [index, body] of toBodies(copy).entries())
      body.scrollTop = tops[index] ?? 0
    const fading = layer.animate({ opacity: 0 }, { ...timing, delay })
    fading.onfinish = () => {
      layer.remove()
      if (!card.querySelector('.lk-left')) card.removeAttribute(COVERED)
    }
  })
}

/** Shows the view at once. */
function finish(card: HTMLElement) {
  const next = card.querySelector('.lk-view:not(.lk-left *)')
  for (const transition of next?.getAnimations() ?? []) transition.finish()
}

const toBodies = (root: Element) => [...root.querySelectorAll('.lk-body')]
