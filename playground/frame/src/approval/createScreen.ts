import { HostError } from 'latchkey/frame'
import { armApprove } from './armApprove.js'
import { drawCard } from './drawCard.js'
import { drawIdle } from './drawIdle.js'
import { drawView } from './drawView.js'
import { fitAmount } from './fitAmount.js'
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
    /** How many requests come after this one, at this moment. */
    waiting(): number
  }): OpenCard
}

/** Requests come and go while a card is open. */
const WAITING_REFRESH_MS = 250

/** The frame's only view: a plain surface, or one request for approval. */
export function createScreen(root: HTMLElement): Screen {
  root.replaceChildren(drawIdle())

  return {
    open({ signal, waiting, ...asker }) {
      const events = new AbortController()
      const card = drawCard(asker)
      const tellWaiting = () => card.setWaiting(waiting())
      const telling = setInterval(tellWaiting, WAITING_REFRESH_MS)
      tellWaiting()
      let disarm = () => {}
      let unfit = () => {}

      const declined = new Promise<never>((_, reject) => {
        const decline = (message: string) =>
          reject(new HostError({ message, code: 4001 }))
        const onAbort = () => {
          const { reason } = signal
          if (reason instanceof HostError) return reject(reason)
          decline(
            reason?.name === 'TimeoutError'
              ? 'The request has expired.'
              : 'User rejected the request.',
          )
        }
        if (signal.aborted) onAbort()
        signal.addEventListener('abort', onAbort, { signal: events.signal })
        card.reject.addEventListener(
          'click',
          () => decline('User rejected the request.'),
          { signal: events.signal },
        )
        window.addEventListener(
          'keydown',
          (event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            decline('User rejected the request.')
          },
          { signal: events.signal },
        )
      })
      declined.catch(() => {})

      root.replaceChildren(card.element)
      // For Escape and for screen readers; never the approve button.
      card.element.focus({ preventScroll: true })

      return {
        declined,
        show(view) {
          card.fill(drawView(view))
          unfit = fitAmount(card.content)
          const approved = new Promise<void>((resolve) => {
            disarm = armApprove({ ...card, onApprove: resolve })
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
