import { HostError } from 'latchkey/frame'
import { drawIdle } from '../../ui/drawIdle.js'
import { drawStep, type Step } from '../../ui/drawStep.js'
import { h } from '../../ui/h.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'

/** State and functions that the steps of a card share. */
export type RecoveryContext = {
  language: CardLanguage
  /** Ends the card: what it was for is done. */
  end(): void
  /** Ends the card with an error that no other try would mend. */
  fail(error: unknown): void
  /** Fires when no step is shown any longer. */
  ended: AbortSignal
  show(step: Omit<Step, 'icon'>): ReturnType<typeof drawStep>
  /** A button that hears real clicks only. */
  toButton(
    testid: string,
    text: string,
    onClick: () => unknown,
    isPrimary?: boolean,
  ): HTMLButtonElement
  toCancel(): HTMLButtonElement
}

/**
 * Shows steps until one of them ends the card.
 *
 * @throws HostError 4001 when the user cancels, or `signal` fires
 */
export function runSteps(parameters: {
  language: CardLanguage
  root: HTMLElement
  signal: AbortSignal
  /** Shows the first. */
  start(context: RecoveryContext): void
}): Promise<void> {
  const { language, root, signal, start } = parameters
  return new Promise<void>((resolve, reject) => {
    const events = new AbortController()
    let card: HTMLElement | undefined

    function close(work: () => void) {
      if (events.signal.aborted) return
      events.abort()
      if (card?.isConnected) root.replaceChildren(drawIdle())
      work()
    }

    const cancel = () => close(() => reject(toCancelled(signal.reason)))

    function show(step: Omit<Step, 'icon'>) {
      const drawn = drawStep({
        ...{ language, name: 'recovery' },
        step: { ...step, icon: 'key' },
      })
      card = drawn.element
      root.replaceChildren(card)
      card.focus({ preventScroll: true })
      return drawn
    }

    if (signal.aborted) return cancel()
    signal.addEventListener('abort', cancel, { signal: events.signal })
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        cancel()
      },
      { signal: events.signal },
    )
    const toButton = createButtons(events.signal)
    const { cancel: text } = language.strings.keep
    start({
      ...{ language, show, toButton },
      end: () => close(resolve),
      fail: (error) => close(() => reject(error)),
      ended: events.signal,
      toCancel: () => toButton('recovery-cancel', text, cancel),
    })
  })
}

/** Buttons that hear real clicks only. */
function createButtons(signal: AbortSignal) {
  return (
    testid: string,
    text: string,
    onClick: () => unknown,
    isPrimary = false,
  ) => {
    const button = h(
      'button',
      {
        class: isPrimary ? 'button primary' : 'button',
        type: 'button',
        dataset: { testid },
      },
      text,
    )
    button.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (!isTrusted) return // guard: recovery-click
        void onClick()
      },
      { signal },
    )
    return button
  }
}

function toCancelled(reason: unknown) {
  return reason instanceof HostError
    ? reason
    : new HostError({ message: 'User rejected the request.', code: 4001 })
}
