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
    /**
     * Keeps the wallet under a passkey instead; offered first when given.
     *
     * @throws HostError NO_PASSKEY when the passkey keeps no secret
     */
    keepByPasskey?: (() => Promise<unknown>) | undefined
    signal: AbortSignal
  }): Promise<void>
  /**
   * Says that the service can open the wallet, before there is one; resolves
   * when the user has agreed and it is kept.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  accept(parameters: {
    /** Whether the account was there before, on this device alone. */
    isMoved: boolean
    keep(): Promise<unknown>
    signal: AbortSignal
  }): Promise<void>
  /**
   * Asks for the code of a wallet that this device does not open yet.
   *
   * @throws HostError 4001 when the user cancels, or `signal` fires
   */
  restore(parameters: {
    /** Absent where the wallet has no code. */
    recover?: ((typed: string) => Promise<unknown>) | undefined
    /** Absent where the wallet has no passkey. */
    recoverByPasskey?: (() => Promise<unknown>) | undefined
    signal: AbortSignal
  }): Promise<void>
}

/** The cards of the way back into an account. */
export function createRecoveryCard(parameters: {
  language: CardLanguage
  root: HTMLElement
}): RecoveryCard {
  const { language, root } = parameters
  const { automatic: custodial, exporting } = language.strings
  const { keep, recovery: said } = language.strings

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

  /** Submits a code or a passkey, once at a time, and says what went wrong. */
  function createSubmit(parameters: {
    button: HTMLButtonElement
    /** Of a code. */
    input?: HTMLTextAreaElement | undefined
    onDone(): void
    /** Whether it has dealt with an error. */
    onFailure?: ((error: unknown) => unknown) | undefined
    submit(typed: string): Promise<unknown>
    tell(text: string): void
  }) {
    const { button, input, onDone, onFailure, submit, tell } = parameters
    return async () => {
      if (button.disabled) return
      button.disabled = true
      tell('')
      try {
        await submit(input?.value ?? '')
        if (input) input.value = ''
        onDone()
      } catch (error) {
        if (onFailure?.(error)) return
        tell(toText(error, input?.value ?? '', language.strings))
        input?.focus()
      } finally {
        button.disabled = false
      }
    }
  }

  return {
    setUp: ({ account, draft, isMoved, keepByPasskey, signal }) =>
      run(signal, ({ end, show, toButton, toCancel }) => {
        function showPasskey(keep: () => Promise<unknown>) {
          const create = toButton(
            'recovery-passkey',
            said.passkeyCreate,
            () => submit(),
            true,
          )
          const useCode = toButton('recovery-use-code', said.useCode, () =>
            showCode(),
          )
          useCode.classList.add('small')
          const card = show({
            title: said.passkeyTitle,
            lead: said.passkeyLead,
            texts: [...(isMoved ? [said.moved] : []), said.passkeyText],
            content: [useCode, h('p', { class: 'recovery-held' }, said.held)],
            buttons: [toCancel(), create],
          })
          const submit = createSubmit({
            button: create,
            onDone: end,
            onFailure: (error) => {
              if (!isCode(error, 'NO_PASSKEY')) return false
              showCode(said.noPasskey)
              return true
            },
            submit: keep,
            tell: card.tell,
          })
        }

        function showCode(text = '') {
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
          card.tell(text)
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
            buttons: [
              toButton('recovery-back', said.back, () => showCode()),
              proceed,
            ],
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

        if (keepByPasskey) showPasskey(keepByPasskey)
        else showCode()
      }).finally(draft.drop),

    accept: ({ isMoved, keep: keepWallet, signal }) =>
      run(signal, ({ end, show, toButton, toCancel }) => {
        const proceed = toButton(
          'custodial-accept',
          keep.continue,
          () => submit(),
          true,
        )
        const card = show({
          title: keep.account,
          lead: custodial.lead,
          texts: [custodial.text, ...(isMoved ? [said.moved] : [])],
          content: [h('p', { class: 'notice' }, custodial.risk)],
          buttons: [toCancel(), proceed],
        })
        const submit = createSubmit({
          button: proceed,
          onDone: end,
          submit: keepWallet,
          tell: card.tell,
        })
      }),

    restore: ({ recover, recoverByPasskey, signal }) =>
      run(signal, ({ end, show, toButton, toCancel }) => {
        function askForPasskey(use: () => Promise<unknown>) {
          const proceed = toButton(
            'recovery-passkey',
            said.passkeyUse,
            () => submit(),
            true,
          )
          const useCode =
            recover &&
            toButton('recovery-use-code', said.useCode, () =>
              askForCode(recover),
            )
          useCode?.classList.add('small')
          const card = show({
            title: said.restoreTitle,
            lead: said.restoreTitle,
            texts: [said.passkeyOpenText],
            content: useCode ? [useCode] : [],
            buttons: [toCancel(), proceed],
          })
          const submit = createSubmit({
            button: proceed,
            onDone: end,
            submit: use,
            tell: card.tell,
          })
        }

        function askForCode(open: (typed: string) => Promise<unknown>) {
          const { element, input } = drawCodeField(said.code)
          const submit = () => send()
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
          const send = createSubmit({
            button: proceed,
            input,
            onDone: end,
            submit: open,
            tell: card.tell,
          })
          submitOnEnter(input, submit)
          input.focus()
        }

        if (recoverByPasskey) askForPasskey(recoverByPasskey)
        else askForCode(recover ?? toNothing)
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

function isCode(error: unknown, code: string) {
  return error instanceof HostError && error.code === code
}

/** A wallet of a kind that this version does not know. */
async function toNothing(): Promise<never> {
  throw new HostError({ message: 'No way back is known', code: 'UNKNOWN' })
}

function toCancelled(reason: unknown) {
  return reason instanceof HostError
    ? reason
    : new HostError({ message: 'User rejected the request.', code: 4001 })
}
