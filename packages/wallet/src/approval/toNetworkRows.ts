import type { LocalAccount } from 'viem'
import type { Strings } from '../language/english.js'
import type { FrameChain } from '../loadConfig.js'
import type { Row } from './view.js'

/** The lines that say whose account it is, and where. */
export function toNetworkRows(parameters: {
  account: LocalAccount
  chain: FrameChain
  strings: Strings
}): readonly Row[] {
  const { account, chain, strings } = parameters
  const { labels } = strings
  return [
    { label: labels.account, value: account.address, kind: 'address' },
    {
      label: labels.network,
      value: chain.name,
      note: String(chain.id),
      kind: 'text',
      testId: 'chain',
    },
  ]
}
