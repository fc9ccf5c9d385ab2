/** Slice of the text: hex digits from `start` up to `end`. */
type Item = { isList: boolean; start: number; end: number }

/**
 * Reads the chain that a serialized EVM transaction is bound to (EIP-155,
 * EIP-2718); `undefined` if it is bound to none. Everything else is left to
 * the node: parsing the whole transaction would take several times the code.
 *
 * @throws Error when the bytes are not a transaction
 */
export function readSignedChainId(serialized: unknown): bigint | undefined {
  if (typeof serialized !== 'string' || !/^0x([0-9a-f]{2})+$/i.test(serialized))
    throw new Error('It is not hex.')
  const type = Number(serialized.slice(0, 4))
  if (type >= 0xc0) return readLegacy(serialized)
  if (type < 1 || type > 4) throw new Error('Its type is not known.')
  let [first] = readList(serialized, 4)
  // With blobs, the transaction is a nested list next to them.
  if (type === 3 && first?.isList) [first] = readItems(serialized, first)
  return readInteger(serialized, first)
}

function readLegacy(text: string) {
  const items = readList(text, 2)
  if (items.length === 6) return undefined
  if (items.length !== 9) throw new Error('It has not nine parts.')
  const v = readInteger(text, items[6])
  // Not signed yet: `v` is the chain id itself.
  if (items.slice(7).every(isEmpty)) return v || undefined
  if (v === 27n || v === 28n) return undefined
  if (v < 35n) throw new Error('Its signature is not one.')
  return (v - 35n) / 2n
}

function isEmpty(item: Item) {
  return !item.isList && item.start === item.end
}

/** Reads the items of a list that spans the rest of the text. */
function readList(text: string, start: number) {
  const list = readItem(text, start, text.length)
  if (!list.isList || list.end !== text.length)
    throw new Error('It is not one list.')
  return readItems(text, list)
}

function readItems(text: string, list: Item) {
  const items: Item[] = []
  for (let start = list.start; start < list.end; ) {
    const item = readItem(text, start, list.end)
    items.push(item)
    start = item.end
  }
  return items
}

/** Reads one item of RLP (Ethereum yellow paper, appendix B). */
function readItem(text: string, start: number, limit: number): Item {
  const prefix = Number(`0x${text.slice(start, start + 2)}`)
  const isList = prefix >= 0xc0
  const length = prefix - (isList ? 0xc0 : 0x80)
  const begin = prefix < 0x80 ? start : start + 2
  const size = length > 55 ? (length - 55) * 2 : 0
  const bytes = size
    ? Number(`0x${text.slice(begin, begin + size)}`)
    : Math.max(length, 1)
  const count = length === 0 ? 0 : bytes
  const end = begin + size + count * 2
  if (!(end <= limit)) throw new Error('It ends too early.')
  return { isList, start: begin + size, end }
}

function readInteger(text: string, item: Item | undefined) {
  if (!item || item.isList) throw new Error('A number is missing.')
  return BigInt(`0x0${text.slice(item.start, item.end)}`)
}
