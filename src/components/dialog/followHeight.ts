/** A mask of one colour; in both frames, since it cannot be blended. */
const whole = 'linear-gradient(#000, #000)'
const timing = { duration: 150, easing: 'ease-out' }

/**
 * Lets the edge of a card travel to the height of its content. The content has
 * its place and can be clicked from the first frame: what is still outside is
 * covered by a mask, which no click notices, as it would notice a clip.
 *
 * @param from - height of what stood in its place before, in pixels
 */
export function followHeight(card: HTMLElement | null, from = 0): () => void {
  const content = card?.firstElementChild
  if (!card || !(content instanceof HTMLElement)) return () => {}
  if (typeof ResizeObserver !== 'function') return () => {}
  let known = from
  let running: Animation[] = []

  function move() {
    if (!card || !(content instanceof HTMLElement)) return
    const isRunning = running.some(({ playState }) => playState === 'running')
    const start = isRunning ? card.getBoundingClientRect().height : known
    const edge = card.offsetHeight - card.clientHeight
    const to = content.offsetHeight + edge
    const isFirst = known === 0
    known = to
    // A view that is waited for keeps it.
    card.style.setProperty('--lk-known-height', `${to - edge}px`)
    if (isFirst || Math.abs(start - to) < 1 || isStill()) return
    for (const animation of running) animation.cancel()
    running = [
      card.animate({ height: [`${start}px`, `${to}px`] }, timing),
      content.animate(
        {
          maskImage: [whole, whole],
          maskSize: [`100% ${start}px`, `100% ${to}px`],
        },
        timing,
      ),
    ]
  }

  const sizes = new ResizeObserver(move)
  sizes.observe(content, { box: 'border-box' })
  return () => sizes.disconnect()
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
