import { HostError } from 'latchkey/frame'
import { drawIdle } from '../approval/drawIdle.js'
import { h } from '../approval/h.js'
import type { CodeDraft } from '../custody/createCustody.js'
import type { CardLanguage } from '../language/createLanguage.js'
import type { Strings } from '../language/english.js'
import { drawCode } from './drawCode.js'
import { drawCodeField } from './drawCodeField.js'
import { drawRecovery, type RecoveryStep } from './drawRecovery.js'
import { saveCode } from './saveCode.js'

export type RecoveryCard = {
  /**
   * Shows the code of a new wallet and has it typed back; resolves when the
   * wallet is kept.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  setUp(parameters: {
    /** What the user is called, if they are. */
    account: string | undefined
    draft: CodeDraft
    /** Whether the account was there before, on this device alone. */
    isMoved: boolean
    signal: AbortSignal
  }): Promise<void>
  /**
   * Asks for the code of a wallet that this device does not open yet.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  restore(parameters: {
    recover(typed: string): Promise<unknown>
    signal: AbortSignal
  }): Promise<void>
}

/** The cards of the way back into an account. */
export function createRecoveryCard(parameters: {
  language: CardLanguage
  root: HTMLElement
}): RecoveryCard {
  const { language, root } = parameters
  const { exporting, keep, recovery: said } = language.strings

  /** Runs cards until one of them ends it. */
  function run(
    signal: AbortSignal,
    start: (view: {
      end(): void
      show(step: RecoveryStep): ReturnType<typeof drawRecovery>
      toButton: ReturnType<typeof createButtons>
      toCancel(): HTMLButtonElement
    }) => void,
  ) {
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

      function show(step: RecoveryStep) {
        const drawn = drawRecovery(language, step)
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
      start({
        end: () => close(resolve),
        show,
        toButton,
        toCancel: () => toButton('recovery-cancel', keep.cancel, cancel),
      })
    })
  }

  /** Submits a typed code, once at a time, and says why it was not taken. */
  function createSubmit(parameters: {
    button: HTMLButtonElement
    input: HTMLTextAreaElement
    onDone(): void
    submit(typed: string): Promise<unknown>
    tell(text: string): void
  }) {
    const { button, input, onDone, submit, tell } = parameters
    return async () => {
      if (button.disabled) return
      button.disabled = true
      tell('')
      try {
        await submit(input.value)
        input.value = ''
        onDone()
      } catch (error) {
        tell(toText(error, input.value, language.strings))
        input.focus()
      } finally {
        button.disabled = false
      }
    }
  }

  return {
    setUp: ({ account, draft, isMoved, signal }) =>
      run(signal, ({ end, show, toButton, toCancel }) => {
        function showCode() {
          const print = toButton('recovery-print', said.print, () =>
            window.print(),
          )
          const download = toButton('recovery-download', said.download, () =>
            saveCode({ account, code: draft.code, said }),
          )
          const copy = toButton('recovery-copy', exporting.copy, async () => {
            try {
              await navigator.clipboard.writeText(draft.code)
              card.tell(said.copied)
            } catch {
              card.tell(said.copyFailed)
            }
          })
          for (const button of [copy, download, print])
            button.classList.add('small')
          const saved = toButton('recovery-saved', said.saved, askBack, true)
          const card = show({
            title: said.title,
            lead: said.lead,
            texts: [...(isMoved ? [said.moved] : []), said.why],
            content: [
              drawCode(draft.code),
              h('div', { class: 'key-actions' }, copy, download, print),
              h('p', { class: 'recovery-held' }, said.held),
            ],
            buttons: [toCancel(), saved],
          })
        }

        function askBack() {
          const { element, input } = drawCodeField(said.code)
          const submit = () => confirm()
          const proceed = toButton(
            'recovery-confirm',
            keep.continue,
            submit,
            true,
          )
          const card = show({
            title: said.title,
            lead: said.confirmTitle,
            texts: [said.confirmText],
            content: [element],
            buttons: [toButton('recovery-back', said.back, showCode), proceed],
          })
          const confirm = createSubmit({
            button: proceed,
            input,
            onDone: end,
            submit: draft.confirm,
            tell: card.tell,
          })
          submitOnEnter(input, submit)
          input.focus()
        }

        showCode()
      }).finally(draft.drop),

    restore: ({ recover, signal }) =>
      run(signal, ({ end, show, toButton, toCancel }) => {
        const { element, input } = drawCodeField(said.code)
        const submit = () => open()
        const proceed = toButton('recovery-open', said.open, submit, true)
        const lost = h(
          'details',
          { class: 'recovery-lost', dataset: { testid: 'recovery-lost' } },
          h('summary', {}, said.noCode),
          h('p', { class: 'notice' }, said.noCodeText),
        )
        const card = show({
          title: said.restoreTitle,
          lead: said.confirmTitle,
          texts: [said.restoreText],
          content: [element, lost],
          buttons: [toCancel(), proceed],
        })
        const open = createSubmit({
          button: proceed,
          input,
          onDone: end,
          submit: recover,
          tell: card.tell,
        })
        submitOnEnter(input, submit)
        input.focus()
      }),
  }
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

function submitOnEnter(input: HTMLTextAreaElement, submit: () => unknown) {
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void submit()
  })
}

function toText(
  error: unknown,
  typed: string,
  { exporting, recovery: said }: Strings,
) {
  const code = error instanceof HostError ? error.code : undefined
  const known: Readonly<Record<string, string>> = {
    INVALID_RECOVERY_CODE: exporting.wrongCode,
    MISTYPED_CODE: typed.trim() === '' ? said.confirmText : said.mistyped,
    SHARE_REFUSED: said.refused,
    TOO_MANY_TRIES: said.tooMany,
  }
  return known[String(code)] ?? exporting.failed
}

function toCancelled(reason: unknown) {
  return reason instanceof HostError
    ? reason
    : new HostError({ message: 'User rejected the request.', code: 4001 })
}
