import { drawIcon } from '../../ui/drawIcon.js'
import { h } from '../../ui/h.js'
import type { CardLanguage } from '../../ui/language/createLanguage.js'

/** The card of a window about one account, with the site that it is used on. */
export function drawAccountCard(parameters: {
  buttons: readonly HTMLButtonElement[]
  content: Parameters<typeof h>[2][]
  language: CardLanguage
  /** Of the app. */
  origin: string
}): HTMLElement {
  const { buttons, content, language, origin } = parameters
  const { keep } = language.strings
  return h(
    'div',
    {
      class: 'card',
      translate: 'no',
      role: 'dialog',
      lang: language.locale,
      dir: language.direction,
      aria: { labelledby: 'title' },
    },
    h(
      'header',
      { class: 'header' },
      h('h1', { class: 'title', id: 'title' }, keep.account),
    ),
    h(
      'div',
      { class: 'body' },
      h(
        'div',
        { class: 'keep' },
        h('span', { class: 'tile' }, drawIcon('shield')),
        ...content,
        h(
          'p',
          { class: 'caption' },
          h('span', { class: 'used-on' }, keep.usedOn),
          h(
            'bdi',
            { class: 'origin', dir: 'ltr', dataset: { testid: 'origin' } },
            origin,
          ),
        ),
      ),
    ),
    h(
      'footer',
      { class: buttons.length > 1 ? 'footer wide' : 'footer' },
      ...buttons,
    ),
  )
}
