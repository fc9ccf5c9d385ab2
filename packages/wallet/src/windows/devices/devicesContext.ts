import type { ExportChannel } from '../../account/keep/openChannel.js'
import type { askPasskey } from '../../account/recovery/askPasskey.js'
import type { createPasskey } from '../../account/recovery/createPasskey.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'
import type { MfaAction } from '../../wire/mfaWire.js'
import type { WindowCard } from '../card/createWindowCard.js'

/** State and functions that the steps of the devices window share. */
export type DevicesContext = {
  askKey: typeof askPasskey
  card: WindowCard
  channel: ExportChannel
  createKey: typeof createPasskey
  language: CardLanguage
  /**
   * Makes a change, after a code by mail or a second factor where the server
   * requires one. A
   * change that fails after the code can be retried there.
   *
   * @param onEnd - called once `work` is not run again
   * @param action - what a factor has to be for. Default: `devices`
   */
  change(
    work: () => Promise<void>,
    onEnd?: (() => void) | undefined,
    action?: MfaAction | undefined,
  ): Promise<void>
  /** Asks for a code by mail first. */
  prove(onProven: () => Promise<void> | void): void
  /**
   * Shows a step.
   *
   * @returns what fires when the next one is shown
   */
  show(content: readonly Node[], buttons: readonly Node[]): AbortSignal
  /** Shows the list, with a text beneath it. */
  showList(text?: string): Promise<void>
  /** A button that is disabled while it works. */
  toButton(
    testid: string,
    text: string,
    onClick: () => Promise<void> | void,
    className?: string,
  ): HTMLButtonElement
  /** A button that shows the list. */
  toBack(): HTMLButtonElement
}
