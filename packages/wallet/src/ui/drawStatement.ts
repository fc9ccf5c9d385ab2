import { h } from './h.js'

/** Something to know instead of a request, and what can be done about it. */
export function drawStatement(
  statement: { testId: string; title: string; text: string },
  ...children: readonly Node[]
): HTMLElement {
  const { testId, text, title } = statement
  return h(
    'div',
    { class: 'statement', role: 'status', dataset: { testid: testId } },
    h('p', { class: 'action' }, title),
    h('p', { class: 'caption' }, text),
    ...children,
  )
}
