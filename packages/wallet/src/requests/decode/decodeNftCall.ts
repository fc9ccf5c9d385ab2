import { type Address, type Hex, parseAbi, size } from 'viem'
import { decodeCall } from './decodeCall.js'

const abi = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 count, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] counts, bytes data)',
])
/** More would be a list that nobody reads. */
const MAX_ITEMS = 10

export type NftCall = {
  from: Address
  to: Address
  /** Each id once; `count` is 1 for what exists once (ERC-721). */
  items: readonly { id: bigint; count: bigint }[]
  /** Whether an id stands for one item (ERC-721), or for many (ERC-1155). */
  isSingle: boolean
  /** Bytes of data that the receiver is called with. */
  bytes: number
}

/** A call that sends items of a collection (ERC-721, ERC-1155). */
export function decodeNftCall(data: Hex): NftCall | undefined {
  const call = decodeCall(abi, data)
  if (!call) return undefined
  if (call.functionName === 'safeBatchTransferFrom') {
    const [from, to, ids, counts, bytes] = call.args
    const isList =
      ids.length === counts.length &&
      new Set(ids).size === ids.length &&
      ids.length > 0 &&
      ids.length <= MAX_ITEMS
    if (!isList) return undefined
    const items = ids.map((id, index) => ({ id, count: counts[index] ?? 0n }))
    return { bytes: size(bytes), from, isSingle: false, items, to }
  }
  const { args } = call
  const [from, to, id] = args
  if (args.length === 5) {
    const [, , , count, bytes] = args
    const items = [{ count, id }]
    return { bytes: size(bytes), from, isSingle: false, items, to }
  }
  const bytes = args[3] ? size(args[3]) : 0
  return { bytes, from, isSingle: true, items: [{ count: 1n, id }], to }
}
