import type { LocalAccount } from 'viem'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Strings } from '../../ui/language/translations/english.js'
import type { Row } from '../../ui/view.js'

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
