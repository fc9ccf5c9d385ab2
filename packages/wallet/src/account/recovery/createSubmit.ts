import { HostError } from 'latchkey/frame'
import { WaitError } from '../../core/WaitError.js'
import type { Strings } from '../../ui/language/translations/english.js'

/** Of a server that does not say it. */
const LONGEST_WAIT_MINUTES = 15

/** Submits a code or a passkey, once at a time, and says what went wrong. */
export function createSubmit(parameters: {
  button: HTMLButtonElement
  /** Of a code. */
  input?: HTMLInputElement | HTMLTextAreaElement | undefined
  strings: Strings
  onDone(): void
  /** Gets an error that no other try would mend. */
  onLost(error: unknown): void
  /** Whether it has dealt with an error. */
  onFailure?: ((error: unknown) => unknown) | undefined
  submit(typed: string): Promise<unknown>
  showStatus(text: string): void
}): () => Promise<void> {
  const { button, input, onDone, onFailure, onLost, submit, showStatus } =
    parameters
  return async () => {
    if (button.disabled) return
    button.disabled = true
    showStatus('')
    try {
      await submit(input?.value ?? '')
      if (input) input.value = ''
      onDone()
    } catch (error) {
      if (onFailure?.(error)) return
      if (isLost(error)) return onLost(error)
      showStatus(toText(error, input?.value ?? '', parameters.strings))
      input?.focus()
    } finally {
      button.disabled = false
    }
  }
}

/** The wallet was made elsewhere meanwhile, or the session has ended. */
function isLost(error: unknown) {
  const code = error instanceof HostError && error.code
  return code === 'CUSTODY_EXISTS' || code === 4100
}

function toText(
  error: unknown,
  typed: string,
  { exporting, recovery: said }: Strings,
) {
  const code = error instanceof HostError ? error.code : undefined
  const known: Readonly<Record<string, string>> = {
    INVALID_CODE: exporting.wrongCode,
    INVALID_RECOVERY_CODE: exporting.wrongCode,
    MISTYPED_CODE: typed.trim() === '' ? said.confirmText : said.mistyped,
    SHARE_REFUSED: said.refused,
    TOO_MANY_TRIES: said.tooMany(getMinutes(error)),
  }
  return known[String(code)] ?? exporting.failed
}

/** Until another try counts; no less, so that whoever waits is not refused. */
function getMinutes(error: unknown) {
  if (!(error instanceof WaitError)) return LONGEST_WAIT_MINUTES
  return Math.max(1, Math.ceil(error.secondsLeft / 60))
}
