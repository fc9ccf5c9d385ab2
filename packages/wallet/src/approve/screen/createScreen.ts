import { askGesture } from '../../ui/askGesture.js'
import { createRefusal } from '../../ui/createRefusal.js'
import { drawCard } from '../../ui/drawCard.js'
import { drawIdle } from '../../ui/drawIdle.js'
import { drawView } from '../../ui/drawView.js'
import { fitAmount } from '../../ui/fitAmount.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'
import type { Sight } from '../../ui/sight.js'
import type { ApprovalView } from '../../ui/view.js'
import type { WalletCopy } from '../../wire/copy.js'
import { armApprove } from './armApprove.js'
import { armWindow } from './armWindow.js'

export type OpenCard = {
  /** Rejects with 4001 once the person declines, or the request is over. */
  declined: Promise<never>
  /** Draws the request and resolves when it is approved. */
  show(
    view: ApprovalView,
    options?: {
      /** Reads a copy of the user's share for a window; never called without one. */
      getCopy?: (() => Promise<WalletCopy | undefined>) | undefined
      /** Reads the passkeys, one of which approves it, too; none by default. */
      getPasskeys?: (() => Promise<readonly string[]>) | undefined
      /**
       * Answers what the window asks of second factors, one of which it then
       * asks for; none by default.
       */
      answerFactor?: ((ask: unknown) => Promise<unknown>) | undefined
      /** Approved in a window of this origin, though the frame can be seen. */
      needsWindow?: boolean | undefined
    },
  ): Promise<void>
  /** Says something beneath the request. */
  say(text: string): void
  /** Says what happens after the approval, until it is closed. */
  progress(): void
  /** Ends it; what it shows stays until the page above has taken it away. */
  close(): void
}

export type Screen = {
  /** The frame can never tell whether it is covered. Default: it can. */
  isWindowOnly?: boolean | undefined
  open(parameters: {
    /** Who asks, as the browser says. */
    origin: string
    /** What the app calls itself; shown as a claim. */
    appName: string | undefined
    /** Puts the buttons at another place each time. Default: no. */
    isScattered?: boolean | undefined
    /** What the card speaks. */
    language: CardLanguage
    /** Shown when the account will not outlive the page. */
    notice: string | undefined
    signal: AbortSignal
    /** Fires when it is too late to approve; the card then says so. */
    expiry?: AbortSignal | undefined
    /** How many requests come after this one, at this moment. */
    waiting(): number
    /** After several rejections the person must ask to see the next one. */
    needsGesture?: boolean | undefined
  }): OpenCard
}

/** Requests come and go while a card is open. */
const WAITING_REFRESH_MS = 250
/** The page above takes the card away by itself; this is for one that fails. */
const CLOSED_SHOWN_MS = 1_000

/**
 * The only view of the page: a plain surface, or one request for approval.
 *
 * @param sight - how the page knows that the card can be seen; without it the
 * card is approved in a window of its own
 */
export function createScreen(
  root: HTMLElement,
  sight: Sight | undefined,
): Screen {
  root.replaceChildren(drawIdle())

  return {
    isWindowOnly: sight === undefined,
    open({
      expiry,
      isScattered,
      language,
      needsGesture,
      signal,
      waiting,
      ...requester
    }) {
      const { locale, strings } = language
      const { card: said } = strings
      const events = new AbortController()
      const card = drawCard({ ...requester, language })
      if (isScattered) card.scatter()
      const tellWaiting = () => card.setWaiting(waiting())
      const telling = setInterval(tellWaiting, WAITING_REFRESH_MS)
      tellWaiting()
      let disarm = () => {}
      let unfit = () => {}
      let isSent = false
      const { decline, declined } = createRefusal({
        card,
        expiry,
        signal,
        end: events.signal,
        onExpire() {
          disarm()
          card.expire()
        },
      })

      root.replaceChildren(card.element)
      keepFocus(card.element, events.signal)

      function end() {
        events.abort()
        clearInterval(telling)
        disarm()
        unfit()
      }

      return {
        declined,
        async show(view, options = {}) {
          const { answerFactor, getCopy, getPasskeys } = options
          const needsFactor = answerFactor !== undefined
          const needsWindow = options.needsWindow === true || needsFactor
          if (needsGesture)
            await Promise.race([
              askGesture(card, events.signal, strings),
              declined,
            ])
          const cardSight = needsWindow ? undefined : sight
          // Read before the button works: the click itself opens the window.
          const copy =
            cardSight || !getCopy
              ? undefined
              : await Promise.race([getCopy().catch(() => undefined), declined])
          const passkeys =
            getPasskeys && (await Promise.race([getPasskeys(), declined]))
          if (expiry?.aborted) return declined
          unfit()
          isSent = view.isSent === true
          card.fill(drawView(view, strings))
          unfit = fitAmount(card.content)
          const approved = new Promise<void>((resolve) => {
            const onApprove = resolve
            const ask = {
              ...{ ...requester, copy, locale, passkeys, view },
              ...(needsFactor && { needsFactor }),
            }
            const isChoice = sight !== undefined
            disarm = cardSight
              ? armApprove({ ...card, onApprove, sight: cardSight, strings })
              : armWindow({
                  ask,
                  card,
                  isChoice,
                  onApprove,
                  onAsk: answerFactor,
                  onDecline: decline,
                  strings,
                })
          })
          await Promise.race([approved, declined])
          // What follows may show it again: one yes is for one view.
          disarm() // guard: one yes
        },
        say: card.showStatus,
        progress() {
          end()
          card.progress(isSent ? said.sending : said.signing)
          // The button that had the focus is gone.
          card.element.focus({ preventScroll: true })
        },
        close() {
          end()
          card.element.inert = true
          setTimeout(() => {
            // The next request may have its card on the screen already.
            if (card.element.isConnected) root.replaceChildren(drawIdle())
          }, CLOSED_SHOWN_MS)
        },
      }
    },
  }
}

/**
 * For Escape and for screen readers; never the approve button. A dialog that is
 * still closed takes no focus, so the card gets it again once it is drawn and
 * once the page has the focus.
 */
function keepFocus(element: HTMLElement, signal: AbortSignal) {
  function focus() {
    if (!element.contains(document.activeElement))
      element.focus({ preventScroll: true })
  }
  const observer = new ResizeObserver(focus)
  observer.observe(element)
  window.addEventListener('focus', focus, { signal })
  signal.addEventListener('abort', () => observer.disconnect())
  focus()
}
