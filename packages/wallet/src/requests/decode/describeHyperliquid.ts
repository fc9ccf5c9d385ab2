import { isAddress } from 'viem'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import { isSame } from './isSame.js'
import type { Reading, ReadingParameters } from './reading.js'

const moved =
  '(string hyperliquidChain,string destination,string amount,uint64 time)'
const send = `HyperliquidTransaction:UsdSend${moved}`
const withdraw = `HyperliquidTransaction:Withdraw${moved}`
const agent =
  'HyperliquidTransaction:ApproveAgent(string hyperliquidChain,address agentAddress,string agentName,uint64 nonce)'

/** Transfers of USDC on Hyperliquid, and who may trade for the account. */
export function describeHyperliquid({
  contract,
  domain,
  message,
  strings,
  type,
}: ReadingParameters): Reading | undefined {
  const { actions, labels } = strings
  const { agentAddress, amount, destination, hyperliquidChain } = message
  const isOther =
    domain.name !== 'HyperliquidSignTransaction' ||
    !isSame(contract, `0x${'0'.repeat(40)}`) ||
    !/^(?:Main|Test)net$/.test(String(hyperliquidChain))
  if (isOther) return undefined
  const exchange = textRow(labels.exchange, `Hyperliquid ${hyperliquidChain}`)
  if (type === agent)
    return {
      action: actions.allow,
      rows: [receiverRow(labels.operator, String(agentAddress)), exchange],
      warnings: [],
    }
  if (type !== send && type !== withdraw) return undefined
  // Both are free text: what is no plain number is left to the tree.
  if (!/^\d{1,20}(?:\.\d{1,18})?$/.test(String(amount))) return undefined // guard: plain number
  if (!isAddress(String(destination))) return undefined
  return {
    action: type === send ? actions.send : actions.moveTokens,
    amount: `${amount} USDC`,
    rows: [receiverRow(labels.to, String(destination)), exchange],
    warnings: [],
  }
}
