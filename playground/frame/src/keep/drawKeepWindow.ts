import { drawIcon } from '../approval/drawIcon.js'
import { h } from '../approval/h.js'
import { cleanText } from '../format/cleanText.js'
import type { KeepAsk } from './keepWire.js'

const NAME_MAX_LENGTH = 64

/** The card in the window: whose account it is, and for which site. */
export function drawKeepWindow(ask: Pick<KeepAsk, 'name' | 'origin'>): {
  element: HTMLElement
  open: HTMLButtonElement
} {
  const name = cleanText(ask.name ?? '', NAME_MAX_LENGTH)
  const open = h(
    'button',
    {
      class: 'button primary',
      type: 'button',
      dataset: { testid: 'keep-continue' },
    },
    'Continue',
  )
  const element = h(
    'div',
    { class: 'card', role: 'dialog', aria: { labelledby: 'title' } },
    h(
      'header',
      { class: 'header' },
      h('h1', { class: 'title', id: 'title' }, 'Your account'),
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
          name || 'Your account',
        ),
        h(
          'p',
          { class: 'caption' },
          'Your account is saved in this browser and stays the same each time you sign in.',
        ),
        h(
          'p',
          { class: 'caption' },
          'You’ll use it on ',
          h('span', { dataset: { testid: 'origin' } }, ask.origin),
          '.',
        ),
      ),
    ),
    h('footer', { class: 'footer' }, open),
  )
  return { element, open }
}
