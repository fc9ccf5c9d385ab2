import { drawAddress } from './drawAddress.js'
import { h } from './h.js'
import type { Row } from './view.js'

/** A fact of a list, for `dl.rows`: what it is, and its value. */
export function drawRow(row: Row) {
  const { exact, kind, label, note, testId, value, worth } = row
  return h(
    'div',
    { class: 'row' },
    h('dt', {}, label),
    h(
      'dd',
      {
        class: kind,
        title: exact,
        dataset: { testid: testId, value: exact ?? value },
      },
      ...(kind === 'address'
        ? [note !== undefined && drawName(note), drawAddress(value)]
        : [
            h('bdi', {}, value),
            worth !== undefined && drawNote(worth),
            note !== undefined && drawNote(note),
          ]),
    ),
  )
}

/** Before the address it belongs to: people read names. */
function drawName(name: string) {
  return h('span', { class: 'name' }, h('bdi', {}, name))
}

function drawNote(note: string) {
  return h('span', { class: 'note' }, ' · ', h('bdi', {}, note))
}
