import { base58 } from '@scure/base'
import { type ByteReader, createByteReader } from './createByteReader.js'
import { refuse } from './refuse.js'

/** First byte of what is marked as being no transaction. */
export const OFF_CHAIN = 0xff
/** `solana offchain` after the first byte, and version 0. */
const MARK = Uint8Array.of(
  ...[OFF_CHAIN, ...new TextEncoder().encode('solana offchain'), 0],
)
const ADDRESS_BYTES = 32
/** ASCII, and UTF-8 of two lengths. */
const FORMATS = 3

type Content = { signers?: readonly string[]; text: Uint8Array }

/**
 * The text inside an off-chain message of Solana, as bytes: of version 0, with
 * its signers or in the older form without.
 *
 * @throws HostError -32602 for any other message with that first byte, and for
 * one of other signers
 */
export function readOffChain(bytes: Uint8Array, address: string): Uint8Array {
  if (!MARK.every((byte, index) => bytes[index] === byte))
    throw refuse('The message is of an unknown version')
  const rest = bytes.subarray(MARK.length)
  const found = [readSigned, readOlder].flatMap((read) => tryRead(read, rest))
  const [content] = found
  // What reads in two ways does not say what is signed.
  if (!content || found.length > 1) throw refuse('The message is malformed')
  const { signers, text } = content
  if (signers && !signers.includes(address))
    throw refuse('The message is for another account')
  return text
}

function tryRead(
  read: (reader: ByteReader) => Content | undefined,
  bytes: Uint8Array,
): Content[] {
  const reader = createByteReader(bytes)
  try {
    const content = read(reader)
    return content && reader.left() === 0 ? [content] : []
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** With the domain of an application, which is any 32 bytes, and signers. */
function readSigned(reader: ByteReader): Content | undefined {
  reader.take(ADDRESS_BYTES)
  if (reader.byte() >= FORMATS) return undefined
  const signers = Array.from({ length: reader.byte() }, () =>
    base58.encode(reader.take(ADDRESS_BYTES)),
  )
  return { signers, text: takeText(reader) }
}

function readOlder(reader: ByteReader): Content | undefined {
  if (reader.byte() >= FORMATS) return undefined
  return { text: takeText(reader) }
}

function takeText(reader: ByteReader) {
  const [low, high] = [reader.byte(), reader.byte()]
  return reader.take(low + 256 * high)
}
