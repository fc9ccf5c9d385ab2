import type { Row } from '../approval/view.js'
import type { FrameCluster } from '../loadConfig.js'
import { addressRow } from './addressRow.js'
import type { SolanaKey } from './createSolanaWallet.js'
import { textRow } from './textRow.js'

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
