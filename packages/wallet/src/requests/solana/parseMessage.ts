import { base58 } from '@scure/base'
import { type ByteReader, createByteReader } from './createByteReader.js'

export type CompiledInstruction = {
  program: number
  accounts: readonly number[]
  data: Uint8Array
}

export type Lookup = {
  table: string
  writable: readonly number[]
  readonly: readonly number[]
}

/** The part of a transaction that is signed. */
export type ParsedMessage = {
  version: 'legacy' | 0
  /** So many of the first keys must sign; the first pays the fee. */
  signerCount: number
  /** So many of the last signers, and of the last other keys, are only read. */
  readonlyCounts: { signers: number; others: number }
  keys: readonly string[]
  blockhash: string
  instructions: readonly CompiledInstruction[]
  lookups: readonly Lookup[]
}

const KEY_BYTES = 32
const VERSIONED = 0x80
const KEYS_MAX = 256

/**
 * Reads the bytes of a transaction message (legacy or version 0) to the last
 * one, by the network's rules; `undefined` when they are no such message.
 */
export function parseMessage(bytes: Uint8Array): ParsedMessage | undefined {
  try {
    const reader = createByteReader(bytes)
    const message = readMessage(reader)
    return reader.left() === 0 ? message : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readMessage(reader: ByteReader): ParsedMessage {
  const first = reader.byte()
  const isVersioned = first >= VERSIONED
  if (first > VERSIONED) throw new RangeError('The version is not known')
  const signerCount = isVersioned ? reader.byte() : first
  const readonlySigners = reader.byte()
  const readonlyOthers = reader.byte()
  const keys = readList(reader, () => base58.encode(reader.take(KEY_BYTES)))
  if (readonlySigners >= signerCount || keys.length > KEYS_MAX)
    throw new RangeError('The header is malformed')
  if (signerCount + readonlyOthers > keys.length)
    throw new RangeError('The header is malformed')
  const blockhash = base58.encode(reader.take(KEY_BYTES))
  const instructions = readList(reader, () => ({
    program: reader.byte(),
    accounts: [...reader.take(reader.count())],
    data: reader.take(reader.count()),
  }))
  const lookups = isVersioned
    ? readList(reader, () => ({
        table: base58.encode(reader.take(KEY_BYTES)),
        writable: [...reader.take(reader.count())],
        readonly: [...reader.take(reader.count())],
      }))
    : []
  const version = isVersioned ? 0 : 'legacy'
  const message = {
    version,
    signerCount,
    readonlyCounts: { signers: readonlySigners, others: readonlyOthers },
    keys,
    blockhash,
    instructions,
    lookups,
  } as const
  checkIndexes(message)
  return message
}

function checkIndexes({ instructions, keys, lookups }: ParsedMessage) {
  let total = keys.length
  for (const { readonly, writable } of lookups) {
    const count = readonly.length + writable.length
    if (count === 0) throw new RangeError('A lookup looks nothing up')
    total += count
  }
  if (total > KEYS_MAX) throw new RangeError('There are too many accounts')
  for (const { accounts, program } of instructions) {
    // The first key pays, so it is no program.
    if (program === 0 || program >= keys.length)
      throw new RangeError('A program is not there')
    if (accounts.some((index) => index >= total))
      throw new RangeError('An account is not there')
  }
}

function readList<value>(reader: ByteReader, read: () => value): value[] {
  return Array.from({ length: reader.count() }, read)
}
