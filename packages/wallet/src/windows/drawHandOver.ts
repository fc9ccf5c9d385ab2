import { drawAccountCard } from '../account/keep/drawAccountCard.js'
import { cleanText } from '../core/cleanText.js'
import { h } from '../ui/h.js'
import type { CardLanguage } from '../ui/language/createLanguage.js'
import { watchHold } from '../ui/watchHold.js'
import type { HandOverAsk } from '../wire/handOverWire.js'

const NAME_MAX_LENGTH = 64

/**
 * The card in the window: whose account it is, and at which site it is wanted.
 *
 * @param parameters.onHeld - called once the button was held
 */
export function drawHandOver(parameters: {
  ask: Pick<HandOverAsk, 'name' | 'origin'>
  language: CardLanguage
  onCancel(): void
  onHeld(): void
  signal: AbortSignal
}): { element: HTMLElement; hold: HTMLButtonElement } {
  const { ask, language, onCancel, onHeld, signal } = parameters
  const { exporting, handOver: said, keep } = language.strings
  const name = cleanText(ask.name ?? '', NAME_MAX_LENGTH)
  const button = (testid: string, text: string, className: string) =>
    h('button', { class: className, type: 'button', dataset: { testid } }, text)
  const cancel = button('hand-over-cancel', keep.cancel, 'button')
  const hold = button('hand-over-hold', said.hold, 'button primary hold')
  cancel.addEventListener('click', onCancel, { signal })
  watchHold({
    button: hold,
    onChange(isHeld) {
      hold.classList.toggle('held', isHeld)
      hold.textContent = isHeld ? exporting.holding : said.hold
    },
    onHeld,
    signal,
  })
  const element = drawAccountCard({
    buttons: [cancel, hold],
    content: [
      h('p', { class: 'action' }, said.lead),
      name &&
        h(
          'p',
          { class: 'caption', dataset: { testid: 'hand-over-name' } },
          h('bdi', {}, name),
        ),
    ],
    language,
    origin: ask.origin,
  })
  return { element, hold }
}
