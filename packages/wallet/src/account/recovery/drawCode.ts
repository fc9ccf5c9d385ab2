import { h } from '../../ui/h.js'

const GROUPS_PER_LINE = 3

/** A recovery code, in two lines of three groups. */
export function drawCode(code: string): HTMLElement {
  const groups = code.split('-')
  const line = (from: number) =>
    h(
      'span',
      { class: 'recovery-line' },
      groups.slice(from, from + GROUPS_PER_LINE).join('-'),
    )
  return h(
    'code',
    {
      class: 'recovery-code',
      dir: 'ltr',
      dataset: { testid: 'recovery-code' },
    },
    line(0),
    // Not shown; what is selected and copied by hand is the whole code.
    h('span', { class: 'visually-hidden' }, '-'),
    line(GROUPS_PER_LINE),
  )
}
