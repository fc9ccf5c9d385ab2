import { cleanText } from '../core/cleanText.js'
import { drawIcon } from './drawIcon.js'
import { h } from './h.js'
import type { Strings } from './language/translations/english.js'

const NAME_MAX_LENGTH = 32

/** Who asks: the origin, as the browser says, and what the app calls itself. */
export function drawRequester(parameters: {
  /** Unverified. */
  appName: string | undefined
  origin: string
  /** In place of the name, if there is none. Default: nothing. */
  nameless?: string | undefined
  strings: Strings
}): HTMLElement {
  const { nameless = '', origin, strings } = parameters
  const appName = cleanText(parameters.appName ?? '', NAME_MAX_LENGTH)
  const caption = appName ? strings.card.claims(appName) : nameless
  return h(
    'div',
    { class: 'requester' },
    h('span', { class: 'tile' }, drawIcon('globe')),
    h(
      'span',
      { class: 'requester-text' },
      h(
        'bdi',
        { class: 'origin', dir: 'ltr', dataset: { testid: 'origin' } },
        origin,
      ),
      caption !== '' && h('span', { class: 'caption' }, caption),
    ),
  )
}
