import { type Address, getAddress, isAddress, zeroAddress } from 'viem'
import { cleanText } from '../../core/cleanText.js'
import { formatTime } from '../../core/format/formatTime.js'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import { revealText } from '../../core/format/revealText.js'
import type { ReadToken } from '../../node/readToken.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { textRow } from '../../ui/textRow.js'
import type { Described, Row } from '../../ui/view.js'
import { toAmountRow } from '../decode/toAmountRow.js'
import type {
  Descriptor,
  DescriptorField,
  DescriptorPath,
  DescriptorSource,
} from './descriptor.js'
import { type Atom, findValues, type Value } from './value.js'

/** More would be a list that nobody reads. */
const ROWS_MAX = 24
export const LABEL_MAX_LENGTH = 32
const BYTES_MAX_LENGTH = 66
/** What contracts take for the native coin, by convention. */
const coins: readonly string[] = [`0x${'e'.repeat(40)}`, zeroAddress]

export type FieldsContext = {
  /** What carries the data, for paths that begin with `@`. */
  container: Value
  currency: { symbol: string; decimals: number }
  /** The decoded data. */
  data: Value
  readCollectionName(address: Address): Promise<string>
  readToken: ReadToken
  strings: Strings
}

export type Fields = {
  /** Of tokens, what the rows are about. */
  amounts: NonNullable<Described['amounts']>
  rows: readonly Row[]
  /** Values that have a line. */
  shown: ReadonlySet<Atom>
}

/**
 * The lines of a descriptor: its labels, and values that are read from the
 * bytes. Nothing where a single field does not fit, so that nothing is left out.
 */
export async function describeFields(
  { fields }: Pick<Descriptor, 'fields'>,
  context: FieldsContext,
): Promise<Fields | undefined> {
  const found = fields.map((field) => ({
    atoms: findAtoms(field.path, context),
    field,
  }))
  // guard: whole
  if (found.some(({ atoms }) => !atoms)) return undefined
  const shown = found.flatMap(({ atoms = [], field }) =>
    atoms.map((atom, index) => ({
      ...{ atom, field },
      at: { count: atoms.length, index },
    })),
  )
  if (shown.length > ROWS_MAX) return undefined
  const rows = await Promise.all(
    shown.map(({ at, atom, field }) =>
      toFieldRow(field, atom, { ...context, at }),
    ),
  )
  const known = rows.filter((row) => row !== undefined)
  if (known.length < rows.length) return undefined
  const amounts = shown.flatMap(({ at, atom, field }) => {
    const isToken = field.format === 'tokenAmount'
    const token = isToken && findAddress(field.contract, { ...context, at })
    return token ? [{ token, units: toUnits(atom) ?? 0n }] : []
  })
  return { amounts, rows: known, shown: new Set(shown.map(({ atom }) => atom)) }
}

type RowContext = FieldsContext & {
  /** Which of the values of its field it is. */
  at: { count: number; index: number }
}

function findAtoms(
  [root, ...steps]: DescriptorPath,
  { container, data }: FieldsContext,
): readonly Atom[] | undefined {
  const values = findValues(root === '@' ? container : data, steps)
  const atoms = values?.filter((one) => one.kind === 'atom')
  return atoms?.length === values?.length ? atoms : undefined
}

async function toFieldRow(
  field: DescriptorField,
  atom: Atom,
  context: RowContext,
): Promise<Row | undefined> {
  const { currency, strings } = context
  const label = cleanText(field.label, LABEL_MAX_LENGTH)
  if (field.format === 'raw') return toRawRow(label, atom, strings)
  if (field.format === 'addressName')
    return atom.type === 'address' ? toRawRow(label, atom, strings) : undefined
  if (field.format === 'enum') {
    const value = String(atom.value).toLowerCase()
    const { words = {} } = field
    const word = Object.hasOwn(words, value) ? words[value] : undefined
    // What it is exactly stands beside the word.
    return word === undefined
      ? undefined
      : textRow(label, cleanText(word, LABEL_MAX_LENGTH), value)
  }
  const units = toUnits(atom)
  if (units === undefined) return undefined
  // The unit is the file's: what the bytes say stands beside it.
  const toRow = (text: string) => textRow(label, text, String(units))
  switch (field.format) {
    case 'amount':
      return toRow(formatUnitsText(units, currency))
    case 'tokenAmount':
      return toTokenRow(label, atom, { ...context, field, units })
    case 'nftName': {
      const address = findAddress(field.contract, context)
      if (!address) return undefined
      const name = await context.readCollectionName(address)
      return { ...addressRow(label, address), note: `${name} #${units}`.trim() }
    }
    case 'date':
      return toRow(formatTime(units, strings.labels.noEnd))
    case 'duration':
      return toRow(formatDuration(units))
    case 'unit': {
      const { base = '', decimals = 0 } = field.unit ?? {}
      const symbol = cleanText(base, LABEL_MAX_LENGTH)
      return toRow(formatUnitsText(units, { decimals, symbol }))
    }
    default:
      return undefined
  }
}

async function toTokenRow(
  label: string,
  { type }: Atom,
  context: RowContext & { field: DescriptorField; units: bigint },
): Promise<Row | undefined> {
  const { currency, field, strings, units } = context
  const { contract, native = [] } = field
  // Nobody says of which token.
  if (!contract) return textRow(label, strings.solana.baseUnits(units))
  const address = findAddress(contract, context)
  if (!address) return undefined
  const exact = strings.solana.baseUnits(units)
  const key = address.toLowerCase()
  // guard: native coin
  if (native.includes(key) && coins.includes(key))
    return textRow(label, formatUnitsText(units, currency), exact)
  const bits = BigInt(/\d+$/.exec(type)?.[0] ?? 256)
  // Only the largest numbers are without an end, whatever the file says.
  const unlimited = bits < 96n ? undefined : 2n ** (bits - 1n)
  const amount = { address, unlimited, units }
  const row = await toAmountRow(label, amount, context)
  const isOfBytes = 'path' in contract
  return isOfBytes || row.note === exact
    ? row
    : { ...row, note: `${row.note} (${exact})` }
}

function findAddress(
  source: DescriptorSource | undefined,
  context: RowContext,
): Address | undefined {
  if (!source) return undefined
  const { at } = context
  const found =
    'address' in source
      ? [{ value: source.address }]
      : findAtoms(source.path, context)
  const isOneEach = 'path' in source && source.path.includes('[]')
  if (!found || found.length !== (isOneEach ? at.count : 1)) return undefined
  const value = found[isOneEach ? at.index : 0]?.value
  return typeof value === 'string' && isAddress(value, { strict: false })
    ? getAddress(value)
    : undefined
}

/** A value as it is. */
export function toRawRow(
  label: string,
  { type, value }: Atom,
  { labels }: Strings,
): Row {
  if (type === 'address') return addressRow(label, getAddress(String(value)))
  const text = String(value)
  if (type.startsWith('bytes') && text.length > BYTES_MAX_LENGTH)
    return textRow(label, labels.bytes((text.length - 2) / 2))
  return textRow(label, revealText(text))
}

function toUnits({ type, value }: Atom): bigint | undefined {
  if (!/^u?int/.test(type)) return undefined
  const units = BigInt(value as bigint | number | string)
  return units < 0n ? undefined : units
}

/** Hours, minutes and seconds. */
function formatDuration(seconds: bigint) {
  return [seconds / 3_600n, (seconds / 60n) % 60n, seconds % 60n]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
