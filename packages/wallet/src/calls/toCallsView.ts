import { textRow } from '../approval/textRow.js'
import { toCostRows } from '../approval/toCostRows.js'
import { toRawText } from '../approval/toRawText.js'
import type { ApprovalView, Row } from '../approval/view.js'
import type { Action } from '../decode/action.js'
import type { Strings } from '../language/english.js'
import type { FrameChain } from '../loadConfig.js'
import { joinWarnings } from '../solana/joinWarnings.js'
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
  const transactions = prepared.flatMap(({ transaction }) => transaction ?? [])
  const isTogether = prepared.length < actions.length
  const isUpgrade = operation?.isUpgrade ?? transactions[0]?.authorization
  const costs = [
    ...(isUpgrade ? [textRow(labels.upgrade, labels.sameAddress)] : []),
    ...(operation?.costs ?? toCostRows(transactions, chain, strings)),
  ]
  const raw =
    operation?.raw ??
    toRawText(transactions.length === 1 ? transactions[0] : transactions)
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
      children: action.rows.map(toLeaf),
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
