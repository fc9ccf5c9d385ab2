import { HostError } from 'latchkey/frame'
import { getTypesForEIP712Domain, hashTypedData, isAddress } from 'viem'
import { cleanText } from '../../core/cleanText.js'

const MAX_LENGTH = 262_144
/** Orders in bulk are trees of as many levels as have 2^24 of them. */
const MAX_DEPTH = 64
/** What a value costs beside its own text. */
const VALUE_BYTES = 16
const PATH_MAX_LENGTH = 120

export type TypedField = { name: string; type: string }
export type TypedStruct = Record<string, unknown>
export type TypedData = {
  domain: TypedStruct
  message: TypedStruct
  primaryType: string
  types: Readonly<Record<string, readonly TypedField[]>>
}

/**
 * Structured data (EIP-712) with the members that are signed, and no others,
 * each of exactly the JSON type of its field. Libraries convert other types
 * silently: what is shown would not be what is signed.
 *
 * @param text - JSON
 * @returns the data to show and to sign, integers as decimal text, and the
 * domain with the members that are not signed
 * @throws HostError -32602 naming the field that is malformed
 */
export function readTypedData(
  text: string,
  chainId: number,
): TypedData & { given: TypedStruct } {
  if (text.length > MAX_LENGTH) throw refuse('The data to sign is too long')
  const value = parse(text)
  const { primaryType } = value
  if (typeof primaryType !== 'string' || primaryType === 'EIP712Domain')
    throw malformed('primaryType', 'the name of a structure')
  const given = toDomain(value.domain, chainId)
  if (!Object.hasOwn(value.types, 'EIP712Domain')) assertDomain(given) // guard: domain types
  const types = readTypes(
    {
      EIP712Domain: getTypesForEIP712Domain({ domain: given }),
      ...value.types,
    },
    ['EIP712Domain', primaryType],
  )
  const context = { left: MAX_LENGTH, types }
  const domain = readStruct('EIP712Domain', given, {
    context,
    depth: 0,
    path: 'domain',
  })
  // A number, as in every other request.
  if (domain.chainId !== undefined) domain.chainId = given.chainId
  assertHashable(types) // guard: names
  const message = readStruct(primaryType, value.message, {
    context,
    depth: 0,
    path: 'message',
  })
  const typedData = { domain, message, primaryType, types }
  try {
    hashTypedData(typedData as never)
  } catch {
    throw refuse('The data to sign is malformed')
  }
  return { ...typedData, given }
}

function parse(text: string) {
  try {
    const value: unknown = JSON.parse(text, (key, one: unknown) =>
      ['__proto__', 'constructor', 'prototype'].includes(key) ? undefined : one,
    )
    if (isRecord(value) && isRecord(value.types))
      return value as TypedStruct & { types: TypedStruct }
  } catch {}
  throw refuse('The data to sign is malformed')
}

/** The chain, when it is named, must be the request's in whatever form. */
function toDomain(domain: unknown, chainId: number): TypedStruct {
  if (domain === undefined || domain === null) return {}
  if (!isRecord(domain)) throw malformed('domain', 'an object')
  const { chainId: value, ...rest } = domain
  if (value === undefined || value === null) return rest
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw malformed('domain.chainId', 'a whole number')
  const isSame =
    value === chainId ||
    (typeof value === 'string' &&
      /^(?:0x[0-9a-f]{1,16}|\d{1,20})$/i.test(value) &&
      BigInt(value) === BigInt(chainId))
  if (!isSame) throw refuse('The data to sign is for another network')
  return { ...rest, chainId }
}

/**
 * Without a type of its own, the domain has the standard's members that are
 * there. Libraries leave out those of another JSON type, or convert them.
 */
function assertDomain(domain: TypedStruct) {
  for (const name of ['name', 'version', 'verifyingContract', 'salt']) {
    const value = domain[name]
    if (value !== undefined && value !== null && typeof value !== 'string')
      throw malformed(`domain.${name}`, 'text')
  }
}

/** Some apps name types as `Protocol:Order`, and fields with blanks. */
const typeName = /^[\p{L}_$][\p{L}\p{N}_$:.-]*$/u
const fieldName = /^[^\p{C}\p{Z}()[\],](?:[^\p{C}\p{Zl}\p{Zp}()[\],]*)$/u

/** The types that are signed: those that the named ones lead to. */
function readTypes(given: TypedStruct, names: string[]): TypedData['types'] {
  // Without a prototype, no type is called `toString`.
  const types = Object.create(null) as Record<string, readonly TypedField[]>
  for (const name of names) {
    if (types[name]) continue
    const fields = Object.hasOwn(given, name) ? given[name] : undefined
    if (!typeName.test(name) || getBase(name) || !Array.isArray(fields))
      throw malformed(name, 'a structure of `types`')
    types[name] = fields.map((field: unknown) => {
      const { name: own, type } = isRecord(field) ? field : {}
      if (typeof own !== 'string' || !fieldName.test(own))
        throw malformed(name, 'a list of fields with names')
      const base = typeof type === 'string' ? toBase(type) : undefined
      if (base === undefined || (!getBase(base) && !Object.hasOwn(given, base)))
        throw malformed(`${name}.${own}`, 'of a type of EIP-712')
      if (!getBase(base)) names.push(base)
      return { name: own, type: type as string }
    })
  }
  return types
}

/**
 * Libraries find the structures that one contains by the letters of their
 * names, and leave the definition of others out: digests differ by library.
 */
function assertHashable(types: TypedData['types']) {
  for (const [name, fields] of Object.entries(types)) {
    const inner = fields.flatMap(({ type }) => {
      const base = toBase(type)
      return getBase(base) ? [] : base
    })
    const odd = inner.length > 0 && [name, ...inner].find(isOdd)
    if (odd) throw malformed(odd, 'a plain name, as nested structures need')
  }
}

const isOdd = (name: string) => !/^\w+$/.test(name)

const toBase = (type: string) => type.replace(/(?:\[\d*\])+$/, '')

type Base =
  | { kind: 'address' | 'bool' | 'bytes' | 'string'; size?: undefined }
  | { kind: 'fixed' | 'int' | 'uint'; size: number }

function getBase(type: string): Base | undefined {
  if (/^(?:address|bool|bytes|string)$/.test(type))
    return { kind: type as 'address' | 'bool' | 'bytes' | 'string' }
  const [, fixed] = /^bytes([1-9]\d?)$/.exec(type) ?? []
  if (fixed && Number(fixed) <= 32)
    return { kind: 'fixed', size: Number(fixed) }
  const [, kind, bits] = /^(u?int)([1-9]\d{0,2})$/.exec(type) ?? []
  const size = Number(bits)
  if (!kind || size > 256 || size % 8) return undefined
  return { kind: kind as 'int' | 'uint', size }
}

type Place = {
  context: { left: number; types: TypedData['types'] }
  depth: number
  path: string
}

function readStruct(type: string, value: unknown, place: Place): TypedStruct {
  const { context, depth, path } = place
  if (!isRecord(value)) throw malformed(path, 'an object')
  const struct: TypedStruct = {}
  for (const field of context.types[type] ?? []) {
    const given = Object.hasOwn(value, field.name)
      ? value[field.name]
      : undefined
    struct[field.name] = readValue(field.type, given, {
      ...{ context, depth: depth + 1, path: `${path}.${field.name}` },
    })
  }
  return struct
}

function readValue(type: string, value: unknown, place: Place): unknown {
  const { context, depth, path } = place
  if (depth > MAX_DEPTH) throw refuse('The data to sign is nested too deep')
  context.left -= VALUE_BYTES
  if (context.left < 0) throw refuse('The data to sign is too long')
  const [, element, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (element !== undefined) {
    if (!Array.isArray(value)) throw malformed(path, 'a list')
    if (length && value.length !== Number(length))
      throw malformed(path, `a list of ${length}`)
    return value.map((item: unknown, index) =>
      readValue(element, item, {
        ...{ context, depth: depth + 1, path: `${path}[${index}]` },
      }),
    )
  }
  if (context.types[type]) return readStruct(type, value, place)
  return readAtom(type, value, path)
}

function readAtom(type: string, value: unknown, path: string): unknown {
  const base = getBase(type)
  switch (base?.kind) {
    case 'address':
      if (typeof value === 'string' && isAddress(value)) return value
      throw malformed(path, 'an address')
    case 'bool':
      if (typeof value === 'boolean') return value
      throw malformed(path, 'true or false')
    case 'string':
      // Half a character is replaced when it is encoded.
      if (typeof value === 'string' && !/\p{Cs}/u.test(value)) return value
      throw malformed(path, 'text')
    case 'bytes':
    case 'fixed': {
      const isHex =
        typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)
      const { size } = base
      if (isHex && (size === undefined || value.length === 2 + 2 * size))
        return value
      throw malformed(path, size ? `${size} bytes as hex` : 'bytes as hex')
    }
    case 'int':
    case 'uint': {
      const integer = toInteger(value)
      const { kind, size } = base
      const end = 2n ** BigInt(kind === 'int' ? size - 1 : size)
      const start = kind === 'int' ? -end : 0n
      if (integer !== undefined && integer >= start && integer < end)
        return String(integer)
      throw malformed(path, `a whole number of ${type}`)
    }
    default:
      throw malformed(path, 'of a type of EIP-712')
  }
}

/** Numbers that JSON has already rounded are not what the app meant. */
function toInteger(value: unknown): bigint | undefined {
  const isWhole =
    typeof value === 'string'
      ? /^(?:-?\d{1,78}|0x[0-9a-f]{1,64})$/i.test(value)
      : Number.isSafeInteger(value)
  return isWhole ? BigInt(value as number | string) : undefined
}

function isRecord(value: unknown): value is TypedStruct {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function malformed(path: string, expected: string) {
  const field = cleanText(path, PATH_MAX_LENGTH)
  return refuse(`The data to sign is malformed: ${field} is not ${expected}`)
}

function refuse(message: string) {
  return new HostError({ message, code: -32602 })
}
