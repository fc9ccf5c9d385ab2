import type { AbiParameter } from 'viem'
import type { TypedData } from '../decode/readTypedData.js'
import type { DescriptorStep } from './descriptor.js'

/** Decoded data, of a call or of typed data alike. */
export type Value =
  | { kind: 'atom'; type: string; value: unknown }
  | { kind: 'list'; items: readonly Value[] }
  | { kind: 'struct'; members: ReadonlyMap<string, Value> }

export type Atom = Extract<Value, { kind: 'atom' }>

/** The arguments of a call as one structure. */
export function toCallValue(
  inputs: readonly AbiParameter[],
  args: readonly unknown[],
): Value {
  const members = inputs.map(
    (input, index) =>
      [input.name ?? '', toParameterValue(input, args[index])] as const,
  )
  return { kind: 'struct', members: new Map(members) }
}

function toParameterValue(input: AbiParameter, value: unknown): Value {
  const { type } = input
  const [, element] = /^(.*)\[\d*\]$/.exec(type) ?? []
  if (element !== undefined) {
    const one = { ...input, type: element }
    const items = (value as unknown[]).map((item) =>
      toParameterValue(one, item),
    )
    return { kind: 'list', items }
  }
  if (!('components' in input)) return { kind: 'atom', type, value }
  const { components } = input
  return toCallValue(
    components,
    components.map(
      ({ name }) => (value as Record<string, unknown>)[name ?? ''],
    ),
  )
}

/** A structure of checked typed data. */
export function toTypedValue(
  type: string,
  value: unknown,
  types: TypedData['types'],
): Value {
  const [, element] = /^(.*)\[\d*\]$/.exec(type) ?? []
  if (element !== undefined)
    return {
      kind: 'list',
      items: (value as unknown[]).map((one) =>
        toTypedValue(element, one, types),
      ),
    }
  const fields = types[type]
  if (!fields) return { kind: 'atom', type, value }
  const members = fields.map(
    (field) =>
      [
        field.name,
        toTypedValue(
          field.type,
          (value as Record<string, unknown>)[field.name],
          types,
        ),
      ] as const,
  )
  return { kind: 'struct', members: new Map(members) }
}

/** The values at a path; several where it goes through each of a list. */
export function findValues(
  value: Value,
  [step, ...rest]: readonly DescriptorStep[],
): readonly Value[] | undefined {
  if (step === undefined) return [value]
  if (typeof step === 'object') {
    const part = rest.length === 0 ? slice(value, step) : undefined
    return part && [part]
  }
  if (step === '[]' && value.kind === 'list') {
    const found = value.items.map((item) => findValues(item, rest))
    return found.every((one) => one !== undefined) ? found.flat() : undefined
  }
  const next =
    typeof step === 'number'
      ? value.kind === 'list' && value.items.at(step)
      : value.kind === 'struct' && value.members.get(step)
  return next ? findValues(next, rest) : undefined
}

/** Some bytes of a value; nothing where it has fewer. */
function slice(
  value: Value,
  { end, start }: { end?: number | undefined; start?: number | undefined },
): Value | undefined {
  if (value.kind !== 'atom' || typeof value.value !== 'string') return undefined
  const bytes = value.value.slice(2).match(/../g) ?? []
  const least = Math.max(
    ...[start ?? 0, end ?? 0].map((at) => (at < 0 ? -at : at)),
  )
  if (bytes.length < least) return undefined
  const part = bytes.slice(start, end)
  return { kind: 'atom', type: 'bytes', value: `0x${part.join('')}` }
}
