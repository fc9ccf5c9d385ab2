import type { Address } from 'viem'
import { describeForwarded } from './describeForwarded.js'
import { describeHyperliquid } from './describeHyperliquid.js'
import { describeOrder } from './describeOrder.js'
import { describePermit } from './describePermit.js'
import { describePermit2 } from './describePermit2.js'
import { describeSeaport } from './describeSeaport.js'
import type { Reading, ReadingParameters } from './reading.js'
import type { TypedData, TypedStruct } from './readTypedData.js'
import { toTypeText } from './toTypeText.js'

/**
 * What a structure of a known standard does. Nothing for a structure that only
 * resembles one: other fields, another order of them, another account, or
 * another contract than the standard's.
 */
export async function describeTypedData(
  typedData: TypedData,
  parameters: Pick<
    ReadingParameters,
    'account' | 'currency' | 'readName' | 'readToken' | 'routers' | 'strings'
  >,
): Promise<Reading | undefined> {
  const { domain, message, primaryType, types } = unwrap(typedData)
  const contract = domain.verifyingContract as Address | undefined
  const type = toTypeText(primaryType, types)
  const shared = { ...parameters, contract, domain, message, type }
  return (
    (await describePermit(shared)) ??
    (await describePermit2(shared)) ??
    (await describeOrder(shared)) ??
    (await describeSeaport(shared)) ??
    (await describeForwarded(shared)) ??
    describeHyperliquid(shared)
  )
}

const wrapper =
  /^TypedDataSign\(\S+ contents,string name,string version,uint256 chainId,address verifyingContract,bytes32 salt\)/

/** The contents that a smart account signs for an app (ERC-7739). */
function unwrap(typedData: TypedData): TypedData {
  const { message, primaryType, types } = typedData
  const [contents] = types[primaryType] ?? []
  if (!contents || !types[contents.type]) return typedData
  if (!wrapper.test(toTypeText(primaryType, types))) return typedData
  return {
    ...typedData,
    message: message.contents as TypedStruct,
    primaryType: contents.type,
  }
}
