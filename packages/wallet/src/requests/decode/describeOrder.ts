import type { Address } from 'viem'
import { formatTime } from '../../core/format/formatTime.js'
import { addressRow } from '../../ui/addressRow.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import { isSame } from './isSame.js'
import type { Reading, ReadingParameters } from './reading.js'
import type { TypedStruct } from './readTypedData.js'
import { toAmountRow } from './toAmountRow.js'

/** Orders that name two tokens and who gets the second, by what is hashed. */
const orders = [
  {
    // CoW
    type: 'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
    contract: '0x9008d19f58aabd9ed0d60971565aa8510560ab41',
    fields: ['sellToken', 'sellAmount', 'buyToken', 'buyAmount'],
    fee: 'feeAmount',
    end: 'validTo',
  },
  {
    // 1inch, version 6
    type: 'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
    contract: '0x111111125421ca6dc452d289314280a0f8842a65',
    fields: ['makerAsset', 'makingAmount', 'takerAsset', 'takingAmount'],
    maker: 'maker',
  },
  {
    // 1inch, version 5
    type: 'Order(uint256 salt,address makerAsset,address takerAsset,address maker,address receiver,address allowedSender,uint256 makingAmount,uint256 takingAmount,uint256 offsets,bytes interactions)',
    contract: '0x1111111254eeb25477b68fb85ed929f73a960582',
    fields: ['makerAsset', 'makingAmount', 'takerAsset', 'takingAmount'],
    maker: 'maker',
  },
] as const

/** What an order of CoW or 1inch gives, and what it asks for. */
export async function describeOrder(
  parameters: ReadingParameters,
): Promise<Reading | undefined> {
  const { account, contract, message, strings, type } = parameters
  const { actions, labels, warnings } = strings
  const order = orders.find((one) => one.type === type)
  if (!order || !contract) return undefined
  if (!isSame(contract, order.contract)) return undefined // guard: exchange
  if ('maker' in order && !isSame(message[order.maker], account))
    return undefined
  const isLater = isPricedLater(message)
  const [sold, paid, bought, asked] = order.fields
  const fee = 'fee' in order ? BigInt(String(message[order.fee])) : 0n
  const least = BigInt(String(message[asked]))
  // Nobody means the account itself.
  const isOwn = /^0x0{40}$/.test(String(message.receiver))
  const receiver = isOwn ? account : String(message.receiver)
  const give = {
    address: message[sold] as Address,
    units: BigInt(String(message[paid])) + fee,
  }
  const get = { address: message[bought] as Address, units: least }
  return {
    action: actions.swap,
    rows: [
      await toAmountRow(labels.pay, give, parameters),
      await toAmountRow(
        isLater ? labels.asksAtLeast : labels.receiveAtLeast,
        ...([get, parameters] as const),
      ),
      receiverRow(labels.receiver, receiver),
      addressRow(labels.exchange, contract),
      ...('end' in order
        ? [
            textRow(
              labels.validUntil,
              formatTime(BigInt(String(message[order.end])), labels.noEnd),
            ),
          ]
        : []),
    ],
    warnings: [
      ...(isLater ? [warnings.laterPrice] : []), // guard: priced later
      ...(isSame(receiver, account) ? [] : [warnings.otherReceiver]),
      ...(least === 0n ? [warnings.noMinimum] : []),
    ],
  }
}

/** An extension of the order (version 6 of 1inch). */
const HAS_EXTENSION = 1n << 249n

/**
 * Whether a contract that the order names may set what is given for it, so that
 * the amount in it is no minimum (1inch: extensions, interactions).
 */
function isPricedLater({
  interactions = '0x',
  makerTraits = '0',
  offsets = '0',
}: TypedStruct) {
  const hasExtension = (BigInt(String(makerTraits)) & HAS_EXTENSION) !== 0n
  return hasExtension || interactions !== '0x' || String(offsets) !== '0'
}
