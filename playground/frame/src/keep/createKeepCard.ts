import { HostError } from 'latchkey/frame'
import { drawIdle } from '../approval/drawIdle.js'
import { type OwnWindow, openOwnWindow } from '../approval/openOwnWindow.js'
import { readTheme } from '../approval/readTheme.js'
import { drawKeep } from './drawKeep.js'
import { isKeepAnswer, type KeepAnswer, type KeepAsk } from './keepWire.js'

export type KeepCard = {
  /**
   * Resolves with the window's answer; `unavailable` when the user goes on
   * without it, which is offered once the window has failed.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  open(parameters: {
    ask: Omit<KeepAsk, 'theme'>
    signal: AbortSignal
  }): Promise<KeepAnswer>
}

const OPEN = 'Finish in the window that opened.'
const BLOCKED =
  'The window did not open. Allow pop-ups for this site, then try again.'
const CLOSED = 'The window was closed. Try again.'
const CUT_OFF =
  'The window closed before your account was ready. Try again, or continue without it.'
const UNAVAILABLE = 'This browser did not save your account.'

/** The card from which the user opens the window that keeps their account. */
export function createKeepCard(root: HTMLElement): KeepCard {
  return {
    open: ({ ask, signal }) =>
      new Promise((resolve, reject) => {
        const events = new AbortController()
        const card = drawKeep()
        let opened: OwnWindow | undefined
        let wasReady = false

        function end(work: () => void) {
          if (events.signal.aborted) return
          events.abort()
          opened?.close()
          if (card.element.isConnected) root.replaceChildren(drawIdle())
          work()
        }

        const cancel = () =>
          end(() =>
            reject(
              signal.reason instanceof HostError
                ? signal.reason
                : new HostError({
                    message: 'User rejected the request.',
                    code: 4001,
                  }),
            ),
          )

        function onAnswer(answer: KeepAnswer | 'closed') {
          opened = undefined
          if (answer === 'closed')
            card.tell(wasReady ? CLOSED : CUT_OFF, { isLost: !wasReady })
          else if (answer.type === 'unavailable')
            card.tell(UNAVAILABLE, { isLost: true })
          else end(() => resolve(answer))
        }

        function onOpen({ isTrusted }: Event) {
          if (!isTrusted) return // guard: keep-open
          if (opened) return opened.focus()
          wasReady = false
          opened = openOwnWindow({
            ask: { ...ask, theme: readTheme() } satisfies KeepAsk,
            isAnswer: isKeepAnswer,
            onAnswer,
            onReady: () => {
              wasReady = true
            },
            path: '/sdk/keep',
          })
          card.tell(opened ? OPEN : BLOCKED, { isLost: !opened })
        }

        function onWithout({ isTrusted }: Event) {
          if (!isTrusted) return // guard: keep-without
          end(() => resolve({ type: 'unavailable' }))
        }

        if (signal.aborted) return cancel()
        const options = { signal: events.signal }
        signal.addEventListener('abort', cancel, options)
        card.open.addEventListener('click', onOpen, options)
        card.cancel.addEventListener('click', cancel, options)
        card.without.addEventListener('click', onWithout, options)
        window.addEventListener(
          'keydown',
          (event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            cancel()
          },
          options,
        )
        root.replaceChildren(card.element)
        card.element.focus({ preventScroll: true })
      }),
  }
}
