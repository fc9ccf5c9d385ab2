import {
  type Abi,
  type AbiFunction,
  type Address,
  type Hex,
  parseAbiItem,
} from 'viem'
import { cleanText } from '../../core/cleanText.js'
import type { Described, Row } from '../../ui/view.js'
import { decodeCall } from '../decode/decodeCall.js'
import type { ReadDescriptors } from './createDescriptors.js'
import {
  describeFields,
  type FieldsContext,
  LABEL_MAX_LENGTH,
  toRawRow,
} from './describeFields.js'
import type { Descriptor } from './descriptor.js'
import { toContainer } from './toContainer.js'
import { toDescribed } from './toDescribed.js'
import { type Atom, toCallValue, type Value } from './value.js'

/** More would be a list that nobody reads. */
const REST_MAX = 24

/**
 * What a descriptor says of a call that the wallet cannot read itself. Every
 * argument has a line: those that the descriptor leaves out stand below, raw.
 * Nothing without a descriptor that fits in every part; never rejects.
 */
export async function describeCall(
  parameters: describeCall.Parameters,
): Promise<Described | undefined> {
  const { chainId, contract, readDescriptors } = parameters
  try {
    for (const descriptor of await readDescriptors(chainId, contract)) {
      const described =
        descriptor.kind === 'call' && (await apply(descriptor, parameters))
      if (described) return described
    }
  } catch {}
  return undefined
}

export declare namespace describeCall {
  type Parameters = Pick<
    FieldsContext,
    'currency' | 'readCollectionName' | 'readToken' | 'strings'
  > & {
    chainId: number
    /** Contract that is called. */
    contract: Address
    data: Hex
    /** Account that signs. */
    from: Address
    readDescriptors: ReadDescriptors
    value: bigint
  }
}

async function apply(
  descriptor: Descriptor,
  parameters: describeCall.Parameters,
): Promise<Described | undefined> {
  const { data, strings } = parameters
  const abi = parseAbiItem(`function ${descriptor.type}`) as AbiFunction
  const call = decodeCall([abi] as Abi, data)
  if (!call) return undefined
  const value = toCallValue(abi.inputs, (call.args ?? []) as unknown[])
  const fields = await describeFields(descriptor, {
    ...{ ...parameters, data: value },
    container: toContainer({ ...parameters, to: parameters.contract }),
  })
  const rest = listAtoms(value).filter(({ atom }) => !fields?.shown.has(atom))
  if (!fields || rest.length > REST_MAX) return undefined
  // guard: nothing hidden
  const others = rest.map(
    ({ atom, name }): Row =>
      toRawRow(cleanText(name, LABEL_MAX_LENGTH), atom, strings),
  )
  return toDescribed(descriptor, strings, {
    ...fields,
    rows: [...fields.rows, ...others],
  })
}

function listAtoms(
  value: Value,
  name = '',
): readonly { atom: Atom; name: string }[] {
  if (value.kind === 'atom') return [{ atom: value, name }]
  if (value.kind === 'list')
    return value.items.flatMap((item, index) =>
      listAtoms(item, `${name}[${index}]`),
    )
  return [...value.members].flatMap(([own, member]) =>
    listAtoms(member, name ? `${name}.${own}` : own),
  )
}
