'use client'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { HEIGHT_ANIMATION_MS } from '../../core/constants/modal.js'
import { useThemeState } from '../../modal/theme/useThemeState.js'
import { classNames } from '../parts/classNames.js'
import { wrapText } from '../parts/wrapText.js'
import { isStill } from './isStill.js'
import { watchDrag } from './watchDrag.js'

/**
 * Card of the modal. Content has its final size at once; the height animates.
 */
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
  useLayoutEffect(() => watchDrag(ref.current, () => pull.current?.()), [])
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
        {wrapText(children)}
      </div>
    </div>
  )
}

export declare namespace Card {
  type Props = {
    children: ReactNode
    isShaking: boolean
    /** Two panes, if there is enough room. */
    isWide?: boolean | undefined
    /** Called when a sheet is dragged down far enough to close. */
    onPull?: (() => void) | undefined
    /** Height of the placeholder it replaces, in px. */
    shellHeight?: RefObject<number | undefined> | undefined
    /** View name, exposed for custom styles. */
    view?: string | undefined
  }
}

/** Solid mask, set in both keyframes because it cannot be interpolated. */
const whole = 'linear-gradient(#000, #000)'
const timing = { duration: HEIGHT_ANIMATION_MS, easing: 'ease-out' }

/**
 * Animates the height of a card to match its content. The content is laid out
 * and clickable from the first frame. A mask hides the part outside the card;
 * unlike clipping, a mask does not affect hit testing.
 *
 * @param from - height of the placeholder it replaces, in px
 */
function followHeight(card: HTMLElement | null, from = 0): () => void {
  const content = card?.firstElementChild
  if (!card || !(content instanceof HTMLElement)) return () => {}
  if (typeof ResizeObserver !== 'function') return () => {}
  let known = from
  let running: Animation[] = []
  if (from > 0) content.style.setProperty('--lk-known-height', `${from}px`)

  function move() {
    if (!card || !(content instanceof HTMLElement)) return
    const isRunning = running.some(({ playState }) => playState === 'running')
    const start = isRunning ? card.getBoundingClientRect().height : known
    const edge = card.offsetHeight - card.clientHeight
    const to = content.offsetHeight + edge
    const isFirst = known === 0
    known = to
    // Lets a loading view keep this height.
    content.style.setProperty('--lk-known-height', `${to - edge}px`)
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
