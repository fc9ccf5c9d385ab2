import { h } from './h.js'

/** The plain surface that is there while nothing waits for approval. */
export function drawIdle(): HTMLElement {
  return h('div', { class: 'card idle' })
}
