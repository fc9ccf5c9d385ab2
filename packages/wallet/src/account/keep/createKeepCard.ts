import { HostError } from 'latchkey/frame'
import { drawIdle } from '../../ui/drawIdle.js'
import type { Language } from '../../ui/language/createLanguage.js'
import {
  isKeepAnswer,
  type KeepAnswer,
  type KeepAsk,
} from '../../wire/keepWire.js'
import { type OwnWindow, openOwnWindow } from '../../wire/openOwnWindow.js'
import { readTheme } from '../../wire/readTheme.js'
import { drawKeep } from './drawKeep.js'

export type KeepCard = {
  /**
   * Resolves with the window's answer; `unavailable` when the user goes on
   * without it, which is offered once the window has failed.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  open(parameters: {
    ask: Omit<KeepAsk, 'locale' | 'theme'>
    /** Only fetches what is kept; going on without is not offered. */
    isReturn?: boolean | undefined
    /** Going on without loses nothing for good. */
    isRecoverable?: boolean | undefined
    signal: AbortSignal
  }): Promise<KeepAnswer>
}

/** The card from which the user opens the window that keeps their account. */
export function createKeepCard(
  root: HTMLElement,
  spoken: Pick<Language, 'read'>,
): KeepCard {
  return {
    async open({ ask, isRecoverable, isReturn, signal }) {
      const language = await spoken.read()
      const { keep: said, window: shared } = language.strings
      return new Promise((resolve, reject) => {
        const events = new AbortController()
        const card = drawKeep(language, { isRecoverable, isReturn })
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
            card.showStatus(wasReady ? said.closed : said.cutOff, {
              isLost: !wasReady,
            })
          // Nothing to return: the login has to begin again.
          else if (answer.type === 'unavailable' && !isReturn)
            card.showStatus(said.unavailable, { isLost: true })
          else end(() => resolve(answer))
        }

        function onOpen({ isTrusted }: Event) {
          if (!isTrusted) return // guard: keep-open
          if (opened) return opened.focus()
          wasReady = false
          opened = openOwnWindow({
            ask: {
              ...ask,
              locale: language.locale,
              theme: readTheme(),
            } satisfies KeepAsk,
            isAnswer: isKeepAnswer,
            onAnswer,
            onReady: () => {
              wasReady = true
            },
            path: '/sdk/keep',
          })
          card.showStatus(opened ? said.opened : shared.blocked, {
            isLost: !opened,
          })
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
      })
    },
  }
}
