import { drawIcon } from '../approval/drawIcon.js'
import { h } from '../approval/h.js'
import { cleanText } from '../format/cleanText.js'
import type { CardLanguage } from '../language/createLanguage.js'
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
  const element = h(
    'div',
    {
      class: 'card',
      role: 'dialog',
      lang: language.locale,
      dir: language.direction,
      aria: { labelledby: 'title' },
    },
    h(
      'header',
      { class: 'header' },
      h('h1', { class: 'title', id: 'title' }, said.account),
    ),
    h(
      'div',
      { class: 'body' },
      h(
        'div',
        { class: 'keep' },
        h('span', { class: 'tile' }, drawIcon('shield')),
        h(
          'p',
          { class: 'action', dataset: { testid: 'keep-name' } },
          h('bdi', {}, name || said.account),
        ),
        h('p', { class: 'caption' }, said.accountText),
        h(
          'p',
          { class: 'caption' },
          h('span', { class: 'used-on' }, said.usedOn),
          h(
            'bdi',
            { class: 'origin', dir: 'ltr', dataset: { testid: 'origin' } },
            ask.origin,
          ),
        ),
      ),
    ),
    h('footer', { class: 'footer' }, open),
  )
  return { element, open }
}
