import type { ExportChannel } from '../../account/keep/openChannel.js'
import type {
  createLoginPasskey,
  signWithPasskey,
} from '../../account/passkeys/callWebAuthn.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'
import type { MfaAction } from '../../wire/mfaWire.js'
import type { WindowCard } from '../card/createWindowCard.js'

/** State and functions that the steps of a second factor share. */
export type MfaContext = {
  /** What the factor is for. */
  action: MfaAction
  card: Pick<WindowCard, 'run' | 'showStatus' | 'toButton'>
  channel: ExportChannel
  /** Creates a passkey. Default: by WebAuthn. */
  createKey?: typeof createLoginPasskey | undefined
  fill(content: readonly Node[], buttons: readonly Node[]): unknown
  language: CardLanguage
  /** Of a button beside the others. Default: none. */
  onBack?: (() => void) | undefined
  onProven(): Promise<void> | void
  /** Asks for a fresh login before factors are changed. Default: it fails. */
  onStale?: ((next: () => Promise<void>) => void) | undefined
  /** Uses a passkey. Default: by WebAuthn. */
  useKey?: typeof signWithPasskey | undefined
}

/** The button that leaves the steps, where there is one. */
export function toBack({ card, language, onBack }: MfaContext): HTMLElement[] {
  if (!onBack) return []
  const back = card.toButton('cancel', language.strings.keep.cancel, 'button')
  back.addEventListener('click', onBack)
  return [back]
}

/** A button that is disabled while it works. */
export function toMfaButton(
  { card }: Pick<MfaContext, 'card'>,
  testid: string,
  text: string,
  work: () => Promise<void> | void,
  className?: string,
): HTMLButtonElement {
  const button = card.toButton(testid, text, className)
  button.addEventListener('click', () => card.run(button, async () => work()))
  return button
}

/** Changes factors, after a fresh login where the server requires one. */
export async function changeFactors(
  { onStale }: Pick<MfaContext, 'onStale'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const { code } = Object(error) as { code?: unknown }
    if (code !== 'FRESH_LOGIN_REQUIRED' || !onStale) throw error
    onStale(work)
  }
}
