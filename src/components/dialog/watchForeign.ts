import type { useWalletRequests } from '../../modal/approval/useWalletRequests.js'
import { listForeign } from './listForeign.js'

/** Wallets fetch what they draw, and draw it into shadow roots. */
const INTERVAL_MS = 150
/** Looks in a row at which nothing of it is met, until it counts as hidden. */
const MISSES = 2
/**
 * Looks after a failed request: wallets end some with a dialog of their own,
 * such as Mobile Wallet Adapter's "We can't find a wallet".
 */
const LAST_LOOKS = 3
/** Points of the page, in each direction, at which it is looked for. */
const POINTS = 8

/**
 * Watches for what a wallet draws into the page while it is asked or as its
 * request fails, such as a dialog: nobody could press it beneath a modal one.
 *
 * @param parameters.onChange - where our dialog has to be: `modal`; `beside`
 * what the wallet has drawn, without blocking it; `away`, because that stands
 * where the card is
 * @returns ends the watch
 */
export function watchForeign(parameters: watchForeign.Parameters): () => void {
  const { dialog, onChange, requests } = parameters
  /**
   * What was there before a wallet was asked, or before this was opened: a
   * payment that is being confirmed counts as asked, and the user has got past
   * whatever is drawn by then.
   */
  let known = new Set(listForeign().map(({ element }) => element))
  const found = new WeakSet<Element>()
  /** Of closed roots that were met: looks since then. */
  const misses = new Map<Element, number>()
  let card: DOMRect | undefined
  let place: watchForeign.Place = 'modal'
  let lastLooks = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function learn() {
    if (requests.isPending()) return
    misses.clear()
    const present = listForeign().map(({ element }) => element)
    // What a wallet has left open is where it asks the next time.
    known = new Set(present.filter((element) => !found.has(element)))
  }

  function choose(): watchForeign.Place {
    const foreign = listForeign().filter(({ element }) => !known.has(element))
    // A closed root may stay empty after it was used.
    for (const { element, isClosed } of foreign)
      if (!isClosed) found.add(element)
    const box = dialog.querySelector('.lk-card')?.getBoundingClientRect()
    if (dialog.open && box) card = box
    // All of them are looked at: misses are counted.
    const covering = foreign.filter(
      ({ boxes, element, isClosed }) =>
        (!isClosed || isDrawn(element)) &&
        boxes.some((one) => card && isOverlapping(one, card)),
    )
    if (covering.length > 0) return 'away'
    if (requests.isPending()) return foreign.length > 0 ? 'beside' : 'modal'
    // Whether a closed root shows something is known from beside it alone.
    const isUnknown = foreign.some(({ isClosed }) => isClosed)
    return isUnknown && lastLooks > 0 ? 'beside' : 'modal'
  }

  /**
   * Whether a closed root shows something, which cannot be measured. A pointer
   * would meet it, unless the page is inert beneath our dialog.
   */
  function isDrawn(host: Element) {
    if (place === 'modal') return false
    const before = misses.get(host)
    if (isMet(host)) misses.set(host, 0)
    else if (before !== undefined) misses.set(host, before + 1)
    return (misses.get(host) ?? MISSES) < MISSES
  }

  function look() {
    // An approval of the embedded wallet, or a dialog above ours by itself.
    if (hasOtherModal(dialog)) return
    const isPending = requests.isPending()
    const isWatched = isPending || requests.hasFailed()
    const next = isWatched ? choose() : 'modal'
    lastLooks = isPending ? LAST_LOOKS : isWatched ? lastLooks - 1 : 0
    if (next !== place) {
      place = next
      onChange(next)
    }
    if (isPending || place !== 'modal' || lastLooks > 0) return
    clearInterval(timer)
    timer = undefined
    learn()
  }

  function follow() {
    if (timer !== undefined || !requests.isPending()) return
    // It may fail before the first look.
    lastLooks = LAST_LOOKS
    timer = setInterval(look, INTERVAL_MS)
  }

  const unsubscribe = requests.subscribe(follow)
  // A click may ask a wallet, which may draw before anything else happens.
  dialog.addEventListener('click', learn, { capture: true })
  follow()
  return () => {
    unsubscribe()
    dialog.removeEventListener('click', learn, { capture: true })
    clearInterval(timer)
  }
}

export declare namespace watchForeign {
  type Place = 'modal' | 'beside' | 'away'
  type Parameters = {
    dialog: HTMLDialogElement
    onChange(place: Place): void
    requests: useWalletRequests.ReturnType
  }
}

function hasOtherModal(dialog: HTMLDialogElement) {
  return [...document.querySelectorAll('dialog')].some(
    (other) => other !== dialog && other.matches(':modal'),
  )
}

function isMet(host: Element) {
  const steps = Array.from(
    { length: POINTS },
    (_, step) => (step + 0.5) / POINTS,
  )
  return steps.some((x) =>
    steps.some((y) =>
      document
        .elementsFromPoint(x * innerWidth, y * innerHeight)
        .includes(host),
    ),
  )
}

function isOverlapping(one: DOMRect, other: DOMRect) {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
