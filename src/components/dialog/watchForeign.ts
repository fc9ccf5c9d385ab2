import type { useWalletRequests } from '../../modal/approval/useWalletRequests.js'
import { listForeign } from './listForeign.js'

/** Polling interval. Wallets load their UI lazily, into shadow roots. */
const INTERVAL_MS = 150
/** Consecutive failed hit tests after which a closed root counts as hidden. */
const MISSES = 2
/**
 * Polls after a failed request: wallets may end one with their own dialog,
 * such as Mobile Wallet Adapter's "We can't find a wallet".
 */
const LAST_LOOKS = 3
/** Number of hit-test points per axis. */
const POINTS = 8

/**
 * Watches for UI that a wallet renders into the page while its request is
 * pending or fails. Beneath a modal dialog, it would not be clickable.
 *
 * @param parameters.onChange - called with the place for our dialog: `modal`;
 * `beside` the wallet's UI without blocking it; or `away`, because that UI
 * overlaps the card
 * @returns a function that stops watching
 */
export function watchForeign(parameters: watchForeign.Parameters): () => void {
  const { dialog, onChange, requests } = parameters
  /**
   * Elements present before the wallet request, or before the dialog opened. A
   * payment being confirmed counts as a pending request, but the user has
   * already dealt with anything on the page by then.
   */
  let known = new Set(listForeign().map(({ element }) => element))
  const found = new WeakSet<Element>()
  /** Number of failed hit tests since a closed root was last found. */
  const misses = new Map<Element, number>()
  let card: DOMRect | undefined
  let place: watchForeign.Place = 'modal'
  let lastLooks = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function learn() {
    if (requests.isPending()) return
    misses.clear()
    const present = listForeign().map(({ element }) => element)
    // Wallets reuse UI they left open for their next request.
    known = new Set(present.filter((element) => !found.has(element)))
  }

  function choose(): watchForeign.Place {
    const foreign = listForeign().filter(({ element }) => !known.has(element))
    // A closed root may remain empty after use.
    for (const { element, isClosed } of foreign)
      if (!isClosed) found.add(element)
    const box = dialog.querySelector('.lk-card')?.getBoundingClientRect()
    if (dialog.open && box) card = box
    // Check all of them, as each check counts misses.
    const covering = foreign.filter(
      ({ boxes, element, isClosed }) =>
        (!isClosed || isDrawn(element)) &&
        boxes.some((one) => card && isOverlapping(one, card)),
    )
    if (covering.length > 0) return 'away'
    if (requests.isPending()) return foreign.length > 0 ? 'beside' : 'modal'
    // A closed root can only be hit-tested while the dialog is not modal.
    const isUnknown = foreign.some(({ isClosed }) => isClosed)
    return isUnknown && lastLooks > 0 ? 'beside' : 'modal'
  }

  /**
   * Returns whether a closed root shows anything. It cannot be measured, so
   * this relies on hit tests, which fail while our dialog makes the page inert.
   */
  function isDrawn(host: Element) {
    if (place === 'modal') return false
    const before = misses.get(host)
    if (isMet(host)) misses.set(host, 0)
    else if (before !== undefined) misses.set(host, before + 1)
    return (misses.get(host) ?? MISSES) < MISSES
  }

  function look() {
    // An approval of the embedded wallet, or another dialog above ours.
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
    // The request may fail before the first poll.
    lastLooks = LAST_LOOKS
    timer = setInterval(look, INTERVAL_MS)
  }

  const unsubscribe = requests.subscribe(follow)
  // A click may start a wallet request, which may render UI at once.
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
