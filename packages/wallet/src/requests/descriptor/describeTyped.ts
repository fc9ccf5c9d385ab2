import type { Address } from 'viem'
import type { Described } from '../../ui/view.js'
import { isSame } from '../decode/isSame.js'
import type { TypedData } from '../decode/readTypedData.js'
import { toTypeText } from '../decode/toTypeText.js'
import type { ReadDescriptors } from './createDescriptors.js'
import { describeFields, type FieldsContext } from './describeFields.js'
import type { Descriptor } from './descriptor.js'
import { toContainer } from './toContainer.js'
import { toDescribed } from './toDescribed.js'
import { toTypedValue } from './value.js'

/**
 * What a descriptor says of typed data that the wallet cannot read itself; its
 * fields are on the card whatever it says. Nothing without a descriptor that
 * fits in every part; never rejects.
 */
export async function describeTyped(
  typedData: TypedData,
  parameters: describeTyped.Parameters,
): Promise<Described | undefined> {
  const { chainId, readDescriptors } = parameters
  const { domain } = typedData
  const contract = domain.verifyingContract as Address | undefined
  // guard: domain
  if (!contract || Number(domain.chainId) !== chainId) return undefined
  try {
    for (const descriptor of await readDescriptors(chainId, contract)) {
      const described =
        isOf(descriptor, typedData) &&
        (await apply(descriptor, typedData, parameters))
      if (described) return described
    }
  } catch {}
  return undefined
}

export declare namespace describeTyped {
  type Parameters = Pick<
    FieldsContext,
    'currency' | 'readCollectionName' | 'readToken' | 'strings'
  > & {
    /** Account that signs. */
    account: Address
    chainId: number
    readDescriptors: ReadDescriptors
  }
}

/** The same structure by what is hashed, and the domain it is for. */
function isOf(
  { domain = {}, kind, type }: Descriptor,
  { domain: own, primaryType, types }: TypedData,
) {
  return (
    kind === 'typed' &&
    type === toTypeText(primaryType, types) && // guard: schema
    Object.entries(domain).every(([name, value]) =>
      name === 'verifyingContract'
        ? isSame(own[name], value)
        : String(own[name]) === String(value),
    )
  )
}

async function apply(
  descriptor: Descriptor,
  { domain, message, primaryType, types }: TypedData,
  parameters: describeTyped.Parameters,
) {
  const fields = await describeFields(descriptor, {
    ...parameters,
    data: toTypedValue(primaryType, message, types),
    container: toContainer({
      ...parameters,
      from: parameters.account,
      to: domain.verifyingContract as Address,
      value: 0n,
    }),
  })
  return fields && toDescribed(descriptor, parameters.strings, fields)
}
