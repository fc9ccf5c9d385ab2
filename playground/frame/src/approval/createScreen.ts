import { armApprove } from './armApprove.js'
import { armWindow } from './armWindow.js'
import { askGesture } from './askGesture.js'
import { createRefusal } from './createRefusal.js'
import { drawCard } from './drawCard.js'
import { drawIdle } from './drawIdle.js'
import { drawView } from './drawView.js'
import { fitAmount } from './fitAmount.js'
import type { Sight } from './sight.js'
import type { ApprovalView } from './view.js'

export type OpenCard = {
  /** Rejects with 4001 once the person declines, or the request is over. */
  declined: Promise<never>
  /** Draws the request and resolves when it is approved. */
  show(view: ApprovalView): Promise<void>
  close(): void
}

export type Screen = {
  open(parameters: {
    /** Who asks, as the browser says. */
    origin: string
    /** What the app calls itself; shown as a claim. */
    appName: string | undefined
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
    open({ expiry, needsGesture, signal, waiting, ...asker }) {
      const events = new AbortController()
      const card = drawCard(asker)
      const tellWaiting = () => card.setWaiting(waiting())
      const telling = setInterval(tellWaiting, WAITING_REFRESH_MS)
      tellWaiting()
      let disarm = () => {}
      let unfit = () => {}
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
      // For Escape and for screen readers; never the approve button.
      card.element.focus({ preventScroll: true })

      return {
        declined,
        async show(view) {
          if (needsGesture)
            await Promise.race([askGesture(card, events.signal), declined])
          if (expiry?.aborted) return declined
          card.fill(drawView(view))
          unfit = fitAmount(card.content)
          const approved = new Promise<void>((resolve) => {
            const onApprove = resolve
            const ask = { ...asker, view }
            disarm = sight
              ? armApprove({ ...card, onApprove, sight })
              : armWindow({ ask, card, onApprove, onDecline: decline })
          })
          return Promise.race([approved, declined])
        },
        close() {
          events.abort()
          clearInterval(telling)
          disarm()
          unfit()
          // The next request may have its card on the screen already.
          if (card.element.isConnected) root.replaceChildren(drawIdle())
        },
      }
    },
  }
}
