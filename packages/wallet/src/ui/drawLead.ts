import { drawIcon } from './drawIcon.js'
import { h } from './h.js'

/** What a step of a window is about. */
export function drawLead(
  title: string,
  text?: string,
  detail?: string,
): HTMLElement {
  return h(
    'div',
    { class: 'keep' },
    h('span', { class: 'tile' }, drawIcon('key')),
    h('p', { class: 'action' }, title),
    text !== undefined && h('p', { class: 'caption' }, text),
    detail !== undefined && h('bdi', { class: 'origin' }, detail),
  )
}
