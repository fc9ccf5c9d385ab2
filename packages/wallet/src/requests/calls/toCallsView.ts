import type { FrameChain } from '../../node/loadConfig.js'
import { joinWarnings } from '../../ui/joinWarnings.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { textRow } from '../../ui/textRow.js'
import { toRawText } from '../../ui/toRawText.js'
import type { ApprovalView, Described, Row, TreeNode } from '../../ui/view.js'
import type { Action } from '../decode/action.js'
import { toShownTransactions } from '../smartAccount/toShownTransactions.js'
import { toCostRows } from '../transaction/toCostRows.js'
import type { PreparedCall } from './prepareTransactions.js'
import { toLeaf } from './toLeaf.js'

/**
 * Every call of a bundle on one card: a single one as if it were sent alone. A
 * batch is one transaction, which may upgrade the account.
 */
export function toCallsView(parameters: {
  actions: readonly Action[]
  chain: FrameChain
  prepared: readonly (Pick<PreparedCall, 'isTried'> & Partial<PreparedCall>)[]
  /** All calls as one user operation, in place of transactions. */
  operation?:
    | { costs: readonly Row[]; isUpgrade: boolean; raw: string }
    | undefined
  /** Account and network. */
  rows: readonly Row[]
  strings: Strings
}): ApprovalView {
  const { actions, chain, operation, prepared, rows, strings } = parameters
  const { labels } = strings
  const sent = prepared.flatMap(({ dataFee, transaction }) =>
    transaction ? [{ dataFee, transaction }] : [],
  )
  const transactions = sent.map(({ transaction }) => transaction)
  const isTogether = prepared.length < actions.length
  const isUpgrade = operation?.isUpgrade ?? transactions[0]?.authorization
  const costs = [
    ...(isUpgrade ? [textRow(labels.upgrade, labels.sameAddress)] : []),
    ...(operation?.costs ?? toCostRows(sent, chain, strings)),
  ]
  const shown = toShownTransactions(transactions)
  const raw = operation?.raw ?? toRawText(shown.length === 1 ? shown[0] : shown)
  const [only, ...others] = actions
  if (only && others.length === 0)
    return { ...only, rows: [...only.rows, ...rows, ...costs], raw }
  return {
    action: strings.actions.calls(actions.length),
    rows: [
      ...rows,
      ...(isTogether ? [textRow(labels.calls, labels.together)] : []),
      ...costs,
    ],
    tree: actions.map((action, index) => ({
      label: `${index + 1}. ${action.action}`,
      value: action.amount,
      children: [
        ...action.rows.map(toLeaf),
        ...(action.described ? [toDescribedNode(action.described)] : []),
      ],
    })),
    warnings: [
      ...(isTogether ? [] : [strings.warnings.separateCalls]),
      ...joinWarnings(
        strings,
        'call',
        actions.map(({ warnings }, index) => [
          ...warnings,
          ...(prepared[isTogether ? 0 : index]?.isTried
            ? []
            : [strings.warnings.untried]),
        ]),
      ),
    ],
    raw,
  }
}

/** The words of the operator below the call's own lines. */
function toDescribedNode({ intent, rows }: Described): TreeNode {
  return { label: intent, children: rows.map(toLeaf) }
}
