import { SYMBOL_MAX_LENGTH } from '../../core/constants/balances.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'

/** Type of the Token-2022 extension that holds a token's name. */
const TOKEN_METADATA = 19
/** Its update authority and its mint precede the text. */
const FIRST_TEXT = 64

/** Returns the sanitized name and symbol stored in a mint; empty without. */
export function readMetadata(extensions: ReadonlyMap<number, Uint8Array>): {
  name: string
  symbol: string
} {
  const data = extensions.get(TOKEN_METADATA)
  const name = data && readText(data, FIRST_TEXT)
  const symbol = data && name && readText(data, name.end)
  return {
    name: cleanText(name?.text ?? '', NAME_MAX_LENGTH),
    symbol: cleanText(symbol?.text ?? '', SYMBOL_MAX_LENGTH),
  }
}

/** Reads a length of four bytes, then UTF-8. */
function readText(data: Uint8Array, offset: number) {
  if (offset + 4 > data.length) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const end = offset + 4 + view.getUint32(offset, true)
  if (end > data.length) return undefined
  return { end, text: new TextDecoder().decode(data.subarray(offset + 4, end)) }
}
