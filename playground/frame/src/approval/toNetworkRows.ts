import type { LocalAccount } from 'viem'
import type { FrameChain } from '../loadConfig.js'
import type { Row } from './view.js'

/** The lines that say whose account it is, and where. */
export function toNetworkRows(parameters: {
  account: LocalAccount
  chain: FrameChain
}): readonly Row[] {
  const { account, chain } = parameters
  return [
    { label: 'Account', value: account.address, kind: 'address' },
    {
      label: 'Network',
      value: chain.name,
      note: String(chain.id),
      kind: 'text',
      testId: 'chain',
    },
  ]
}
