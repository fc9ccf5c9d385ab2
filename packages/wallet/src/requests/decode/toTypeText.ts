import type { TypedData } from './readTypedData.js'

/** The text of a structure that is hashed (`encodeType` of EIP-712). */
export function toTypeText(
  primaryType: string,
  types: TypedData['types'],
): string {
  const names = [primaryType]
  for (const name of names)
    for (const { type } of types[name] ?? []) {
      const base = type.replace(/(?:\[\d*\])+$/, '')
      if (types[base] && !names.includes(base)) names.push(base)
    }
  const [first = '', ...others] = names
  return [first, ...others.sort()]
    .map((name) => {
      const fields = types[name] ?? []
      return `${name}(${fields.map((one) => `${one.type} ${one.name}`).join()})`
    })
    .join('')
}
