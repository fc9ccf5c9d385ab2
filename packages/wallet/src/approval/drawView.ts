import type { Strings } from '../language/english.js'
import { drawAddress } from './drawAddress.js'
import { drawIcon } from './drawIcon.js'
import { drawRow } from './drawRow.js'
import { h } from './h.js'
import type { ApprovalView, TreeNode } from './view.js'

/** What is asked, as elements: the verb and figure, then a quiet list. */
export function drawView(
  view: ApprovalView,
  { card }: Pick<Strings, 'card'>,
): readonly Node[] {
  const { action, amount, amountNote, amountWorth } = view
  const { message, raw, rows, tree } = view
  const { subtitle, warnings } = view
  return [
    h(
      'div',
      { class: 'hero' },
      h('p', { class: 'action', dataset: { testid: 'action' } }, action),
      amount !== undefined &&
        h(
          'p',
          { class: 'amount', dir: 'auto', dataset: { testid: 'amount' } },
          amount,
        ),
      amountWorth !== undefined &&
        h(
          'p',
          { class: 'amount-note', dataset: { testid: 'amount-worth' } },
          amountWorth,
        ),
      amountNote !== undefined && h('p', { class: 'amount-note' }, amountNote),
      subtitle !== undefined &&
        h(
          'p',
          { class: 'subtitle', dir: 'auto', dataset: { testid: 'subtitle' } },
          subtitle,
        ),
    ),
    ...warnings.map((warning) =>
      h(
        'p',
        { class: 'warning', dataset: { testid: 'warning' } },
        drawIcon('warning'),
        h('span', {}, warning),
      ),
    ),
    ...(message === undefined
      ? []
      : [
          h(
            'pre',
            { class: 'message', dir: 'auto', dataset: { testid: 'message' } },
            message,
          ),
        ]),
    ...(tree
      ? [
          h(
            'div',
            { class: 'tree', dataset: { testid: 'tree' } },
            drawTree(tree),
          ),
        ]
      : []),
    h('dl', { class: 'rows' }, ...rows.map(drawRow)),
    h(
      'details',
      { class: 'raw' },
      h('summary', {}, card.exactData, drawIcon('chevron')),
      h('pre', { dir: 'ltr', dataset: { testid: 'raw' } }, raw),
    ),
  ]
}

function drawTree(nodes: readonly TreeNode[]): HTMLElement {
  return h(
    'ul',
    {},
    ...nodes.map(({ children, kind, label, testId, value }) =>
      h(
        'li',
        {},
        h('span', { class: 'key' }, label),
        value !== undefined &&
          h(
            'bdi',
            { class: 'value', dataset: { testid: testId, value } },
            kind === 'address' ? drawAddress(value) : value,
          ),
        children && drawTree(children),
      ),
    ),
  )
}
