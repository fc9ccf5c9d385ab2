import type { LocalAccount } from 'viem'
import type { FrameChain } from '../../node/loadConfig.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { toRawText } from '../../ui/toRawText.js'
import type { ApprovalView } from '../../ui/view.js'
import type { Action } from '../decode/action.js'
import { toNetworkRows } from '../rows/toNetworkRows.js'
import type { Bundle } from './createBundles.js'
import type { getCallsStatus } from './getCallsStatus.js'
import { toLeaf } from './toLeaf.js'

/** What has become of calls: the status, each call, and the transactions. */
export function toStatusView(parameters: {
  account: LocalAccount
  /** What each call does; empty if the calls are not known any more. */
  actions: readonly Action[]
  bundle: Bundle
  chain: FrameChain
  status: getCallsStatus.ReturnType
  strings: Strings
}): ApprovalView {
  const { actions, bundle, status, strings } = parameters
  const { labels } = strings
  const mined = status.receipts.map(({ transactionHash }) => transactionHash)
  // Of transactions that are in no block yet, too.
  const hashes = bundle.operation ? mined : bundle.hashes
  const [action, subtitle] = toSentences(status.status, strings)
  return {
    action,
    subtitle,
    rows: [
      ...toNetworkRows(parameters),
      ...hashes.map((hash, index) => ({
        ...addressRow(labels.transaction(String(index + 1), 1), hash),
        testId: 'hash',
      })),
    ],
    ...(actions.length > 0 && {
      tree: actions.map((call, index) => ({
        label: `${index + 1}. ${call.action}`,
        value: call.amount,
        children: [...toOutcome(parameters, index), ...call.rows.map(toLeaf)],
      })),
    }),
    warnings: [],
    raw: toRawText(status),
  }
}

function toSentences(
  status: number,
  { callsStatus: said }: Strings,
): [title: string, text?: string] {
  if (status === 100) return [said.pending, said.pendingText]
  if (status === 200) return [said.confirmed]
  if (status === 400) return [said.failed, said.failedText]
  if (status === 500) return [said.failed, said.revertedText]
  return [said.partly, said.partlyText]
}

/** What became of one call, where each is a transaction of its own. */
function toOutcome(
  parameters: Parameters<typeof toStatusView>[0],
  index: number,
) {
  const { bundle, status, strings } = parameters
  const { callsStatus: said } = strings
  if (status.atomic || status.status !== 600) return []
  const hash = bundle.hashes[index]
  const receipt = status.receipts.find(
    ({ transactionHash }) => transactionHash === hash,
  )
  if (!receipt) return [{ label: said.unsent }]
  return [{ label: receipt.status === '0x1' ? said.confirmed : said.failed }]
}
