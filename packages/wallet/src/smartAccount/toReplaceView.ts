import type { Address, LocalAccount } from 'viem'
import { addressRow } from '../approval/addressRow.js'
import { toNetworkRows } from '../approval/toNetworkRows.js'
import { toRawText } from '../approval/toRawText.js'
import type { ApprovalView } from '../approval/view.js'
import type { Strings } from '../language/english.js'
import type { FrameChain } from '../loadConfig.js'
import { DELEGATE } from './contracts.js'

/** Asks whether our delegate may replace the code of another wallet. */
export function toReplaceView(parameters: {
  account: LocalAccount
  chain: FrameChain
  /** Whose code the account runs. */
  delegate: Address
  /** Whether the calls are only sent as one. */
  isRequired: boolean
  strings: Strings
}): ApprovalView {
  const { chain, delegate, isRequired, strings } = parameters
  const { delegate: texts } = strings
  return {
    action: texts.replace,
    subtitle: texts.replaceText,
    rows: [...toNetworkRows(parameters), addressRow(texts.removed, delegate)],
    warnings: [
      texts.otherWallet,
      isRequired ? texts.orNothing : texts.orSequence,
    ],
    raw: toRawText({ chainId: chain.id, from: delegate, to: DELEGATE }),
  }
}
