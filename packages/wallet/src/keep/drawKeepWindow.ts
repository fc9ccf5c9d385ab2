import { h } from '../approval/h.js'
import { cleanText } from '../format/cleanText.js'
import type { CardLanguage } from '../language/createLanguage.js'
import { drawAccountCard } from './drawAccountCard.js'
import type { KeepAsk } from './keepWire.js'

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
