import { isStill } from './isStill.js'

/** Distance before a press becomes a drag, in px. */
const SLOP_PX = 6
/** Share of the card's height beyond which a release closes it. */
const CLOSE_SHARE = 0.3
/** Downward speed beyond which a release closes it, in px per ms. */
const CLOSE_SPEED = 0.5
/** Window at the end of a drag in which its speed is measured. */
const SPEED_WINDOW_MS = 100
/** Matches the duration of the stage's transition. */
const LEAVE_MS = 150

/**
 * Lets the sheet on phones follow the finger by its grabber or header, and
 * closes it on a long or fast enough pull. Its content scrolls as usual.
 *
 * @param onClose - may keep the sheet open; it then slides back
 */
export function watchDrag(
  card: HTMLElement | null,
  onClose: () => void,
): () => void {
  const stage = card?.closest<HTMLElement>('.lk-stage')
  if (!card || !stage) return () => {}
  const listeners = new AbortController()
  const { signal } = listeners
  let drag: Drag | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function move(y: number | undefined) {
    stage?.toggleAttribute('data-latchkey-dragged', drag !== undefined)
    if (y === undefined) stage?.style.removeProperty('--lk-drag')
    else stage?.style.setProperty('--lk-drag', `${y}px`)
  }

  function onDown(event: PointerEvent) {
    const { button, clientY, isPrimary, pointerId, target, timeStamp } = event
    // A second finger never drags, and ends a drag in progress.
    if (!isPrimary || drag) return end()
    if (button !== 0 || !isHandle(target)) return
    const point = { at: timeStamp, y: clientY }
    drag = { isMoving: false, pointerId, points: [point], start: clientY }
  }

  function onMove({ clientY, pointerId, timeStamp }: PointerEvent) {
    if (!drag || drag.pointerId !== pointerId) return
    const y = clientY - drag.start
    if (!drag.isMoving && Math.abs(y) < SLOP_PX) return
    if (!drag.isMoving) card?.setPointerCapture(pointerId)
    drag.isMoving = true
    const since = timeStamp - SPEED_WINDOW_MS
    drag.points = drag.points.filter(({ at }) => at >= since)
    drag.points.push({ at: timeStamp, y: clientY })
    move(Math.max(0, y))
  }

  function onUp({ clientY, pointerId, timeStamp }: PointerEvent) {
    if (!drag || drag.pointerId !== pointerId) return
    const { isMoving, points, start } = drag
    const [first] = points.filter(({ at }) => at >= timeStamp - SPEED_WINDOW_MS)
    const speed = first
      ? (clientY - first.y) / Math.max(1, timeStamp - first.at)
      : 0
    const height = card?.offsetHeight ?? 0
    const y = clientY - start
    const isFar = y > height * CLOSE_SHARE && speed > -CLOSE_SPEED
    if (!isMoving || !(isFar || (y > 0 && speed > CLOSE_SPEED))) return end()
    drag = undefined
    move(height)
    timer = setTimeout(
      () => {
        onClose()
        move(undefined)
      },
      isStill() ? 0 : LEAVE_MS,
    )
  }

  function end() {
    if (!drag) return
    drag = undefined
    move(undefined)
  }

  card.addEventListener('pointerdown', onDown, { signal })
  card.addEventListener('pointermove', onMove, { signal })
  card.addEventListener('pointerup', onUp, { signal })
  card.addEventListener('pointercancel', end, { signal })
  return () => {
    clearTimeout(timer)
    listeners.abort()
  }
}

type Drag = {
  /** Whether the press has become a drag. */
  isMoving: boolean
  pointerId: number
  points: { at: number; y: number }[]
  start: number
}

/** Only where the grabber is visible: on a sheet, not on a card. */
function isHandle(target: EventTarget | null) {
  if (!(target instanceof Element) || target.closest('button')) return false
  const handle = target.closest('.lk-grabber, .lk-header')
  const grabber = handle?.parentElement?.querySelector('.lk-grabber')
  return Boolean(grabber?.getClientRects().length)
}
