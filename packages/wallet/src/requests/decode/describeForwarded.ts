import { type Address, type Hex, size, slice } from 'viem'
import { formatTime } from '../../core/format/formatTime.js'
import { addressRow } from '../../ui/addressRow.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import { decodeAction } from './decodeAction.js'
import { isSame } from './isSame.js'
import type { Reading, ReadingParameters } from './reading.js'

const safe =
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)'
const forwards = [
  'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data)',
  'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,uint48 deadline,bytes data)',
]

/** Calls that a Safe or a forwarder (ERC-2771) makes, read like a transaction. */
export async function describeForwarded(
  parameters: ReadingParameters,
): Promise<Reading | undefined> {
  const { account, contract, message, strings, type } = parameters
  const { labels } = strings
  if (!contract) return undefined
  if (type === safe) return describeSafe(contract, parameters)
  if (!forwards.includes(type) || !isSame(message.from, account))
    return undefined
  const { rows, ...inner } = await describeInner(account, parameters)
  const ends =
    message.deadline === undefined
      ? labels.noEnd
      : formatTime(BigInt(String(message.deadline)), labels.noEnd)
  return {
    ...inner,
    rows: [
      ...rows,
      addressRow(labels.via, contract),
      textRow(labels.validUntil, ends),
    ],
  }
}

async function describeSafe(
  contract: Address,
  parameters: ReadingParameters,
): Promise<Reading | undefined> {
  const { message, strings } = parameters
  const { actions, labels, warnings } = strings
  const from = addressRow(labels.from, contract)
  // A refund is paid out of the Safe, as much as its fields say.
  if (message.gasPrice !== '0') return undefined // guard: refund
  if (message.operation === '0') {
    const { rows, ...inner } = await describeInner(contract, parameters)
    return { ...inner, rows: [from, ...rows] }
  }
  if (message.operation !== '1') return undefined
  // Foreign code with all rights: its calldata has no meaning one could name.
  const data = message.data as Hex
  return {
    action: actions.callContract,
    rows: [
      from,
      receiverRow(labels.contract, String(message.to)),
      size(data) < 4
        ? textRow(labels.data, data)
        : textRow(labels.function, slice(data, 0, 4), labels.bytes(size(data))),
    ],
    warnings: [warnings.delegateCall], // guard: delegatecall
  }
}

async function describeInner(
  from: Address,
  parameters: ReadingParameters,
): Promise<Reading> {
  const { currency, message, readName, readToken, routers, strings } =
    parameters
  const { action, amount, rows, warnings } = await decodeAction({
    from,
    to: message.to as Address,
    data: (message.data as Hex).toLowerCase() as Hex,
    value: BigInt(String(message.value)),
    currency,
    readName,
    readToken,
    routers,
    strings,
  })
  return { action, amount, rows, warnings }
}
