import type { Address, Hex } from 'viem'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import type { Action } from './action.js'
import { decodeNftCall, type NftCall } from './decodeNftCall.js'
import { isSame } from './isSame.js'

/** What a call that sends items of a collection does. */
export async function describeNftCall({
  contract,
  data,
  from: account,
  readName,
  strings,
}: {
  /** Collection that is called. */
  contract: Address
  data: Hex
  /** Account that signs. */
  from: Address
  /** What a collection calls itself. Default: it has no name. */
  readName?: ((address: Address) => Promise<string>) | undefined
  /** What the card speaks. */
  strings: Strings
}): Promise<Action | undefined> {
  const call = decodeNftCall(data)
  if (!call) return undefined
  const { actions, labels, warnings } = strings
  const { bytes, from, items, to } = call
  const isOwn = isSame(from, account)
  const name = await readName?.(contract)
  const names = items.map((item) => toName(item, call))
  return {
    action: isOwn ? actions.sendNft : actions.moveTokens,
    amount: names.length === 1 ? names[0] : undefined,
    rows: [
      ...(isOwn ? [] : [addressRow(labels.from, from)]),
      receiverRow(labels.to, to),
      ...(names.length > 1
        ? names.map((name) => textRow(labels.token, name))
        : []),
      { ...addressRow(labels.collection, contract), note: name || undefined },
      ...(bytes > 0 ? [textRow(labels.data, labels.bytes(bytes))] : []),
    ],
    warnings: isSame(to, contract) ? [warnings.toToken] : [],
  }
}

function toName({ count, id }: NftCall['items'][number], call: NftCall) {
  return call.isSingle ? `#${id}` : `${count} × #${id}`
}
