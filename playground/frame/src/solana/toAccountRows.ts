import { addressRow } from '../approval/addressRow.js'
import { textRow } from '../approval/textRow.js'
import type { Row } from '../approval/view.js'
import type { FrameCluster } from '../loadConfig.js'
import type { SolanaKey } from './createSolanaWallet.js'

/** With which account, on which network. */
export function toAccountRows(parameters: {
  account: SolanaKey
  cluster: FrameCluster
}): readonly Row[] {
  const { account, cluster } = parameters
  return [
    addressRow('Account', account.address),
    { ...textRow('Network', cluster.name), testId: 'chain' },
  ]
}
