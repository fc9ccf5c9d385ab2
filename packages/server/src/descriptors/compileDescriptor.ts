import type {
  Descriptor,
  DescriptorField,
  DescriptorPath,
  DescriptorSource,
} from 'latchkey-wallet'
import { isAddress } from 'viem'
import {
  type DescriptorFile,
  definitionSchema,
  descriptorSchema,
  enumSchema,
  type FileField,
  type FileGroup,
  type FileParams,
  formatSchema,
} from './descriptorSchema.js'
import { DescriptorFault } from './fault.js'
import {
  parseFunction,
  parseStructure,
  resolvePath,
  type Shape,
} from './shape.js'

/** A descriptor, and a contract that it is for. */
export type Deployed = {
  address: string
  chainId: number
  descriptors: readonly Compiled[]
}

/** `key` is the same for those that describe the same. */
export type Compiled = { descriptor: Descriptor; key: string }

/** Symbols of `unit`; others could pass for an amount of a token. */
const units: ReadonlySet<string> = new Set([
  ...['%', 'bps', 'ms', 's', 'min', 'h', 'd', 'B', 'kB', 'MB', 'GB'],
  ...['m', 'km', 'g', 'kg', 'W', 'kW', 'Wh', 'kWh', 'gwei', 'wei', 'gas'],
])

/**
 * Checks a descriptor (ERC-7730) to its last path, and resolves it for the
 * wallet. There is no half of a format: one that is not understood is ignored,
 * and the wallet knows nothing of its function.
 *
 * @returns also what is ignored, and why
 * @throws DescriptorFault when nothing of it can be used
 */
export function compileDescriptor(file: unknown): {
  deployed: readonly Deployed[]
  ignored: readonly { fault: string; key: string }[]
} {
  const data = parse(descriptorSchema, file)
  const { context, display } = data
  const isCall = 'contract' in context
  const ignored: { fault: string; key: string }[] = []
  const keys: string[] = []
  const compiled = Object.entries(display.formats).flatMap(([type, given]) => {
    try {
      const shape = isCall ? parseFunction(type) : parseStructure(type)
      const key = 'signature' in shape ? String(shape.signature) : type
      keys.push(key)
      const { fields, intent } = parse(formatSchema, given)
      const descriptor = {
        kind: isCall ? ('call' as const) : ('typed' as const),
        ...{ intent, type },
        fields: fields.flatMap((field) =>
          toFields(field, { file: data, shape }),
        ),
        owner: data.metadata.owner,
        ...(!isCall && { domain: context.eip712.domain }),
      }
      return [{ descriptor, key }]
    } catch (error) {
      if (!(error instanceof DescriptorFault)) throw error
      ignored.push({ fault: error.message, key: type })
      return []
    }
  })
  // guard: described twice
  if (new Set(keys).size < keys.length)
    throw new DescriptorFault('it describes a function twice')
  if (compiled.length === 0)
    throw new DescriptorFault(ignored[0]?.fault ?? 'it describes nothing')
  const { deployments } = isCall ? context.contract : context.eip712
  const { domain } = isCall ? {} : context.eip712
  const deployed = deployments.map(({ address, chainId }) => {
    const isOther =
      (domain?.chainId !== undefined && domain.chainId !== chainId) ||
      (domain?.verifyingContract !== undefined &&
        !isSame(String(domain.verifyingContract), address))
    if (isOther)
      throw new DescriptorFault('its domain is not one of its deployments')
    return { address: address.toLowerCase(), chainId, descriptors: compiled }
  })
  return { deployed, ignored }
}

/** @throws DescriptorFault */
function parse<value>(
  schema: {
    safeParse(given: unknown): {
      data?: value | undefined
      error?: Parameters<typeof toFault>[0]
    }
  },
  given: unknown,
): value {
  const { data, error } = schema.safeParse(given)
  if (data === undefined) throw new DescriptorFault(toFault(error))
  return data
}

function toFault(
  error: { issues: { message: string; path: PropertyKey[] }[] } | undefined,
) {
  const [issue] = error?.issues ?? []
  return `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim()
}

type FieldContext = {
  base?: DescriptorPath | undefined
  file: DescriptorFile
  shape: Shape
}

function toFields(
  given: FileField | FileGroup,
  context: FieldContext,
): readonly DescriptorField[] {
  const { file, shape } = context
  const { path, type } = resolvePath(given.path, shape, context.base)
  if ('fields' in given)
    return given.fields.flatMap((field) =>
      toFields(field, { ...context, base: path }),
    )
  const shared = given.$ref ? findDefinition(given.$ref, file) : undefined
  const field = {
    ...shared,
    ...given,
    params: { ...shared?.params, ...given.params },
  }
  // What is not to be seen stands with the rest, in its own words.
  if (field.visible === 'never') return []
  const { format = 'raw', label, params } = field
  if (!label) throw new DescriptorFault(`${given.path} has no label`)
  const list = /^(.*)\[\d*\]$/.exec(type)
  const each: DescriptorPath = list ? [...path, '[]'] : path
  const atom = list?.[1] ?? type
  if (each.filter((step) => step === '[]').length > 1 || !isAtom(atom))
    throw new DescriptorFault(`${given.path} is not a value`)
  if (!takes[format].test(atom))
    throw new DescriptorFault(`${given.path} is not for ${format}`)
  return [
    {
      ...{ format, label, path: each },
      ...toParams(format, params, { ...context, path: each }),
    },
  ]
}

/** What each format is for. */
const takes = {
  addressName: /^address$/,
  amount: /^uint/,
  date: /^uint/,
  duration: /^uint/,
  enum: /^(?:u?int\d+|bool|bytes\d+)$/,
  nftName: /^uint/,
  raw: /^/,
  tokenAmount: /^uint/,
  unit: /^uint/,
} as const

const isAtom = (type: string) =>
  /^(?:address|bool|string|bytes\d*|u?int\d+)$/.test(type)

function toParams(
  format: DescriptorField['format'],
  params: FileParams,
  context: FieldContext & { path: DescriptorPath },
): Partial<DescriptorField> {
  const { file } = context
  switch (format) {
    case 'tokenAmount': {
      const native = [params.nativeCurrencyAddress ?? []].flat()
      const contract = toSource(params.token, params.tokenPath, context)
      return {
        contract,
        ...(native.length > 0 && {
          native: native.map((one) => toAddress(one, file).toLowerCase()),
        }),
      }
    }
    case 'nftName': {
      const { collection, collectionPath } = params
      const contract = toSource(collection, collectionPath, context)
      if (!contract) throw new DescriptorFault('nftName has no collection')
      return { contract }
    }
    case 'unit': {
      const { base = '', decimals = 0 } = params
      if (!units.has(base))
        throw new DescriptorFault(`${base.slice(0, 16)} is not a known unit`)
      return { unit: { base, decimals } }
    }
    case 'enum': {
      const [, name = ''] =
        /^\$\.metadata\.enums\.(\w+)$/.exec(params.$ref ?? '') ?? []
      const words = own(file.metadata.enums, name)
      if (!words) throw new DescriptorFault('enum has no values')
      return {
        words: Object.fromEntries(
          Object.entries(parse(enumSchema, words)).map(([key, word]) => [
            key.toLowerCase(),
            word,
          ]),
        ),
      }
    }
    default:
      return {}
  }
}

function toSource(
  fixed: string | undefined,
  text: string | undefined,
  { base, file, path, shape }: FieldContext & { path: DescriptorPath },
): DescriptorSource | undefined {
  if (fixed !== undefined && text !== undefined)
    throw new DescriptorFault('a contract is given twice')
  if (fixed !== undefined) return { address: toAddress(fixed, file) }
  if (text === undefined) return undefined
  if (text.startsWith('$.')) return { address: toAddress(text, file) }
  const found = resolvePath(text, shape, base)
  if (!/^(?:address|bytes20)$/.test(found.type))
    throw new DescriptorFault(`${text} is not an address`)
  if (found.path.includes('[]') && !path.includes('[]'))
    throw new DescriptorFault(`${text} is more than one address`)
  return { path: found.path }
}

/** An address as it stands, or a constant of the file. */
function toAddress(text: string, { metadata }: DescriptorFile) {
  const [, name] = /^\$\.metadata\.constants\.(\w+)$/.exec(text) ?? []
  const value = name === undefined ? text : own(metadata.constants, name)
  if (typeof value === 'string' && isAddress(value, { strict: false }))
    return value
  throw new DescriptorFault(`${text.slice(0, 80)} is not an address`)
}

function findDefinition(text: string, { display }: DescriptorFile) {
  const [, name = ''] = /^\$\.display\.definitions\.(\w+)$/.exec(text) ?? []
  const found = own(display.definitions, name)
  if (!found) throw new DescriptorFault(`${text.slice(0, 80)} is not defined`)
  return parse(definitionSchema, found)
}

function own<value>(
  record: Readonly<Record<string, value>> | undefined,
  name: string,
): value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}

const isSame = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase()
