import { drawIcon } from './drawIcon.js'
import { h } from './h.js'

/** A warning in one sentence or two. */
export function drawWarning(text: string): HTMLElement {
  return h('p', { class: 'warning' }, drawIcon('warning'), h('span', {}, text))
}
