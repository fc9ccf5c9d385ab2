import { drawAddress } from './drawAddress.js'
import { drawIcon } from './drawIcon.js'
import { drawRow } from './drawRow.js'
import { h } from './h.js'
import type { Strings } from './language/translations/english.js'
import type { ApprovalView, Described, Expectation, TreeNode } from './view.js'

/** What is asked, as elements: the verb and figure, then a quiet list. */
export function drawView(
  view: ApprovalView,
  { card, expected: said }: Pick<Strings, 'card' | 'expected'>,
): readonly Node[] {
  const { action, amount, amountNote, amountWorth } = view
  const { described, expected, message, raw, rows, tree } = view
  const { subtitle = described?.intent, summary, warnings } = view
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
    ...(expected?.alert
      ? [drawWarning(expected.alert, 'warning alert', 'expected-alert')]
      : []),
    ...warnings.map((warning) => drawWarning(warning)),
    ...(message === undefined
      ? []
      : [
          h(
            'pre',
            { class: 'message', dir: 'auto', dataset: { testid: 'message' } },
            message,
          ),
        ]),
    ...(summary ? [h('dl', { class: 'rows' }, ...summary.map(drawRow))] : []),
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
    ...(expected ? drawExpected(expected, said.title) : []),
    // guard: own reading first
    ...(described ? drawDescribed(described) : []),
    h(
      'details',
      { class: 'raw' },
      h('summary', {}, card.exactData, drawIcon('chevron')),
      h('pre', { dir: 'ltr', dataset: { testid: 'raw' } }, raw),
    ),
  ]
}

function drawWarning(text: string, className = 'warning', testid = 'warning') {
  return h(
    'p',
    { class: className, dataset: { testid } },
    drawIcon('warning'),
    h('span', {}, text),
  )
}

/** The list stands last and is there without a line: it is read to its end. */
function drawExpected({ note, rows }: Expectation, title: string) {
  // A failure is said above, and nothing is below a heading then.
  if (!note && rows.length === 0) return []
  return [
    h('h2', { class: 'rows-title' }, title),
    ...(note
      ? [
          h(
            'p',
            { class: 'caption', dataset: { testid: 'expected-note' } },
            note,
          ),
        ]
      : []),
    h(
      'dl',
      { class: 'rows', dataset: { testid: 'expected' } },
      ...rows.map(drawRow),
    ),
  ]
}

function drawDescribed({ rows, title }: Described) {
  return [
    h('h2', { class: 'rows-title' }, title),
    h(
      'dl',
      { class: 'rows', dataset: { testid: 'described' } },
      ...rows.map(drawRow),
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
