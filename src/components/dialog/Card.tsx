'use client'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useThemeState } from '../../modal/theme/useThemeState.js'
import { classNames } from '../parts/classNames.js'
import { followDrag } from './followDrag.js'
import { isStill } from './isStill.js'

/** The card: its content has its final size at once, its edge follows. */
export function Card(props: Card.Props) {
  const { children, isShaking, isWide, onPull, shellHeight, view } = props
  const { density } = useThemeState()
  const ref = useRef<HTMLDivElement>(null)
  const pull = useRef(onPull)
  useLayoutEffect(() => {
    pull.current = onPull
  })
  useLayoutEffect(() => {
    const height = shellHeight?.current
    const stop = followHeight(ref.current, height)
    if (!shellHeight || height === undefined) return stop
    const dialog = ref.current?.closest('dialog')
    dialog?.setAttribute('data-latchkey-follows', '')
    return () => {
      shellHeight.current = undefined
      dialog?.removeAttribute('data-latchkey-follows')
      stop()
    }
  }, [shellHeight])
  useLayoutEffect(() => followDrag(ref.current, () => pull.current?.()), [])
  return (
    <div
      className={classNames('lk-card', 'lk-anim', isShaking && 'lk-shake')}
      data-latchkey-density={density}
      data-latchkey-layout={isWide ? 'wide' : undefined}
      data-latchkey-view={view}
      ref={ref}
    >
      <div className="lk-card-content lk-anim">
        <div aria-hidden="true" className="lk-grabber" />
        {children}
      </div>
    </div>
  )
}

export declare namespace Card {
  type Props = {
    children: ReactNode
    isShaking: boolean
    /** Two panes, where there is room for them. */
    isWide?: boolean | undefined
    /** A sheet was pulled down to be closed. */
    onPull?: (() => void) | undefined
    /** Height of what stood in its place until it came, in pixels. */
    shellHeight?: RefObject<number | undefined> | undefined
    /** Its name, for styles of the page's. */
    view?: string | undefined
  }
}

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
function followHeight(card: HTMLElement | null, from = 0): () => void {
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
