import { isStill } from './isStill.js'

const timing = { duration: 120, easing: 'ease-out', fill: 'forwards' } as const
/** From here on a view that is waited for shows bars. */
const WAIT_MS = 120

/**
 * Lets what the card holds fade out over what takes its place: an inert copy.
 * Call it in the cleanup of a view's layout effect, where all of it is still
 * there. While the next view is waited for, the copy stays until bars appear.
 */
export function fadeOut(view: HTMLElement | null): void {
  const content = view?.closest('.lk-card-content')
  const card = content?.parentElement
  // Nothing was drawn, as in tests without layout.
  if (!content?.clientHeight || !card?.animate || isStill()) return
  const copy = content.cloneNode(true) as Element
  const tops = toBodies(content).map(({ scrollTop }) => scrollTop)

  queueMicrotask(() => {
    // It was not removed after all, or together with the card.
    if (view?.isConnected || !card.isConnected) return
    const left = card.querySelector('.lk-left')
    for (const one of left?.getAnimations() ?? [])
      one.currentTime = Math.max(Number(one.currentTime), WAIT_MS)
    // Its bars have not been seen.
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
    fading.onfinish = () => layer.remove()
  })
}

const toBodies = (root: Element) => [...root.querySelectorAll('.lk-body')]
