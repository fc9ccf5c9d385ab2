import { addressRow } from '../approval/addressRow.js'
import { textRow } from '../approval/textRow.js'
import type { Row } from '../approval/view.js'
import type { Strings } from '../language/english.js'
import type { FrameCluster } from '../loadConfig.js'
import type { SolanaKey } from '../signer/createSignerWallets.js'

/** With which account, on which network. */
export function toAccountRows(parameters: {
  account: SolanaKey
  cluster: FrameCluster
  strings: Strings
}): readonly Row[] {
  const { account, cluster, strings } = parameters
  const { labels } = strings
  return [
    addressRow(labels.account, account.address),
    { ...textRow(labels.network, cluster.name), testId: 'chain' },
  ]
}
