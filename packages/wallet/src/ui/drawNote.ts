import { h } from './h.js'

/** A card that only says something. */
export function drawNote(note: { title: string; text: string }): HTMLElement {
  return h(
    'div',
    { class: 'card note-card', role: 'alert' },
    h('h1', { class: 'title' }, note.title),
    h('p', { class: 'caption' }, note.text),
  )
}
