import type { Address } from 'viem'
import { formatTime } from '../../core/format/formatTime.js'
import { addressRow } from '../../ui/addressRow.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import { findRouter } from './findRouter.js'
import { isSame } from './isSame.js'
import type { Reading, ReadingParameters } from './reading.js'
import type { TypedStruct } from './readTypedData.js'
import { toAmountRow } from './toAmountRow.js'

const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
/** More would be a list that nobody reads. */
const MAX_TOKENS = 10

const details =
  'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permissions = 'TokenPermissions(address token,uint256 amount)'
const once = 'address spender,uint256 nonce,uint256 deadline'
const allowances = [
  `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`,
  `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`,
]
const transfers = [
  `PermitTransferFrom(TokenPermissions permitted,${once})${permissions}`,
  `PermitBatchTransferFrom(TokenPermissions[] permitted,${once})${permissions}`,
]
/** A witness is a structure of the spender's, whatever it is called. */
const witnessed = [
  `PermitWitnessTransferFrom(TokenPermissions permitted,${once},`,
  `PermitBatchWitnessTransferFrom(TokenPermissions[] permitted,${once},`,
]

/** Allowances and single transfers that Permit2 carries out. */
export async function describePermit2(
  parameters: ReadingParameters,
): Promise<Reading | undefined> {
  const { contract, message, routers = [], strings, type } = parameters
  const isAllowance = allowances.includes(type)
  const isTransfer =
    transfers.includes(type) ||
    (witnessed.some((start) => type.startsWith(start)) &&
      type.includes(`)${permissions}`))
  if (!isAllowance && !isTransfer) return undefined
  if (!isSame(contract, PERMIT2)) return undefined // guard: permit2
  const given = isAllowance ? message.details : message.permitted
  const items = (Array.isArray(given) ? given : [given]) as TypedStruct[]
  if (items.length === 0 || items.length > MAX_TOKENS) return undefined
  const { actions, labels, warnings } = strings
  const spender = message.spender as Address
  const unlimited = isAllowance ? 2n ** 159n : 2n ** 255n
  const isEnding = items.every(({ amount }) => amount === '0')
  const tokens = await Promise.all(
    items.map((item) => toRows(item, unlimited, parameters)),
  )
  return {
    action: isEnding ? actions.revoke : actions.allow,
    rows: [
      {
        ...receiverRow(labels.spender, spender),
        note: findRouter(routers, spender)?.name,
      },
      ...tokens.flat(),
      addressRow(labels.contract, PERMIT2),
      ...(isTransfer
        ? [
            textRow(
              labels.validUntil,
              formatTime(BigInt(String(message.deadline)), labels.noEnd),
            ),
          ]
        : []),
    ],
    warnings: items.some(({ amount }) => BigInt(String(amount)) >= unlimited)
      ? [warnings.unlimitedToken]
      : isEnding
        ? []
        : [warnings.allowance],
  }
}

async function toRows(
  { amount, expiration, token }: TypedStruct,
  unlimited: bigint,
  parameters: ReadingParameters,
) {
  const { labels } = parameters.strings
  const units = BigInt(String(amount))
  const address = token as Address
  return [
    await toAmountRow(labels.token, { address, unlimited, units }, parameters),
    ...(expiration === undefined
      ? []
      : [
          textRow(
            labels.validUntil,
            formatTime(BigInt(String(expiration)), labels.noEnd),
          ),
        ]),
  ]
}
