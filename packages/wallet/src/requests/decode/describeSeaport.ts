import type { Address } from 'viem'
import { formatTime } from '../../core/format/formatTime.js'
import { addressRow } from '../../ui/addressRow.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'
import { isSame } from './isSame.js'
import type { Reading, ReadingParameters } from './reading.js'
import type { TypedStruct } from './readTypedData.js'
import { toAmountRow, toCoinRow } from './toAmountRow.js'

const items =
  'ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'
const fields =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)'
const single = `${fields}${items}`
/** A tree of up to 2^24 orders, each of them valid by the one signature. */
const bulk = /^BulkOrder\(OrderComponents(?:\[2\]){1,24} tree\)/
const seaports = [
  '0x0000000000000068f116a894984e2db1123eb395',
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
]
/** More would be a list that nobody reads. */
const MAX_ITEMS = 10

/** What orders of Seaport (1.5, 1.6) give, and the least that comes. */
export async function describeSeaport(
  parameters: ReadingParameters,
): Promise<Reading | undefined> {
  const { account, contract, message, strings, type } = parameters
  const { actions, labels, warnings } = strings
  const isBulk =
    bulk.test(type) && type.replace(bulk, '') === `${items}${fields}`
  if (type !== single && !isBulk) return undefined
  if (!contract || !seaports.includes(contract.toLowerCase())) return undefined
  // Of somebody else, this signature makes nothing valid: a tree is filled up.
  const orders = (isBulk ? listLeaves(message.tree) : [message]).filter(
    ({ offerer }) => isSame(offerer, account),
  )
  const parts = orders.map((order) => toPart(order, account))
  const count = parts.reduce((sum, { count }) => sum + count, 0)
  if (orders.length === 0 || count > MAX_ITEMS) return undefined
  const rows = await Promise.all(
    parts.flatMap(({ asked, offer }, index) => {
      const order = orders.length > 1 ? `${index + 1}. ` : ''
      return [
        ...offer.map((item) =>
          toItemRow(
            `${order}${labels.pay}`,
            { isGiven: true, item },
            parameters,
          ),
        ),
        ...asked.map((item) =>
          toItemRow(
            `${order}${labels.receive}`,
            { isGiven: false, item },
            parameters,
          ),
        ),
      ]
    }),
  )
  const ends = orders.map(({ endTime }) => BigInt(String(endTime)))
  const last = ends.sort((one, other) => (one < other ? -1 : 1)).at(-1) ?? 0n
  return {
    action: actions.orders(orders.length),
    rows: [
      ...rows,
      addressRow(labels.exchange, contract),
      textRow(labels.validUntil, formatTime(last, labels.noEnd)),
    ],
    warnings: parts.some(({ isNothing }) => isNothing)
      ? [warnings.noMinimum]
      : [],
  }
}

function listLeaves(value: unknown): readonly TypedStruct[] {
  return Array.isArray(value)
    ? value.flatMap(listLeaves)
    : [value as TypedStruct]
}

function toPart(order: TypedStruct, account: Address) {
  const offer = order.offer as TypedStruct[]
  const all = order.consideration as TypedStruct[]
  const asked = all.filter(({ recipient }) => isSame(recipient, account))
  const isNothing = asked.every((item) => toUnits(item, false) === 0n)
  return { asked, count: offer.length + all.length, isNothing, offer }
}

/** Amounts move over time: the most that is given, the least that comes. */
function toUnits({ endAmount, startAmount }: TypedStruct, isGiven: boolean) {
  const [one, other] = [BigInt(String(startAmount)), BigInt(String(endAmount))]
  return one > other === isGiven ? one : other
}

async function toItemRow(
  label: string,
  { isGiven, item }: { isGiven: boolean; item: TypedStruct },
  parameters: ReadingParameters,
): Promise<Row> {
  const { currency, readName } = parameters
  const units = toUnits(item, isGiven)
  const address = item.token as Address
  if (item.itemType === '0') return toCoinRow(label, units, currency)
  if (item.itemType === '1')
    return toAmountRow(label, { address, units }, parameters)
  // The criteria of a collection are a hash, and 0 any of it.
  const isOne = item.itemType === '2' || item.itemType === '3'
  const id = isOne ? `#${item.identifierOrCriteria}` : ''
  const count = isOne && units === 1n ? '' : `${units} × `
  const name = (await readName?.(address)) ?? ''
  const note = `${count}${name} ${id}`.replace(/ +/g, ' ').trim()
  return { ...addressRow(label, address), note }
}
