import type { SolanaKey } from '../../core/wallet.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'

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
