import { drawAccountCard } from '../account/keep/drawAccountCard.js'
import { cleanText } from '../core/cleanText.js'
import { h } from '../ui/h.js'
import type { CardLanguage } from '../ui/language/createLanguage.js'
import type { KeepAsk } from '../wire/keepWire.js'

const NAME_MAX_LENGTH = 64

/** The card in the window: whose account it is, and for which site. */
export function drawKeepWindow(
  ask: Pick<KeepAsk, 'name' | 'origin'>,
  language: CardLanguage,
): {
  element: HTMLElement
  open: HTMLButtonElement
} {
  const { keep: said } = language.strings
  const name = cleanText(ask.name ?? '', NAME_MAX_LENGTH)
  const open = h(
    'button',
    {
      class: 'button primary',
      type: 'button',
      dataset: { testid: 'keep-continue' },
    },
    said.continue,
  )
  const element = drawAccountCard({
    buttons: [open],
    content: [
      h(
        'p',
        { class: 'action', dataset: { testid: 'keep-name' } },
        h('bdi', {}, name || said.account),
      ),
      h('p', { class: 'caption' }, said.accountText),
    ],
    language,
    origin: ask.origin,
  })
  return { element, open }
}
