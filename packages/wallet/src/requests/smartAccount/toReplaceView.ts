import type { Address, LocalAccount } from 'viem'
import { DELEGATE } from '../../core/contracts.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { toRawText } from '../../ui/toRawText.js'
import type { ApprovalView } from '../../ui/view.js'
import { toNetworkRows } from '../rows/toNetworkRows.js'

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
