import { KEY_BYTES } from '../core/secret.js'

/** `0x` and two digits per byte. */
const TEXT_BYTES = 2 + 2 * KEY_BYTES
const digits = '0123456789abcdef'

/**
 * Hex text of a key, as devices keep it. It stays bytes: a string could not be
 * wiped.
 */
export function encodeKeyText(key: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new Uint8Array(TEXT_BYTES)
  text[0] = toCode('0')
  text[1] = toCode('x')
  key.forEach((byte, index) => {
    text[2 + 2 * index] = toCode(digits.charAt(byte >> 4))
    text[3 + 2 * index] = toCode(digits.charAt(byte & 15))
  })
  return text
}

/** The key, or `undefined` when the text is none. */
export function decodeKeyText(text: Uint8Array): Uint8Array | undefined {
  if (text.length !== TEXT_BYTES) return undefined
  if (text[0] !== toCode('0') || text[1] !== toCode('x')) return undefined
  const key = new Uint8Array(KEY_BYTES)
  for (let index = 0; index < KEY_BYTES; index++) {
    const high = toDigit(text[2 + 2 * index])
    const low = toDigit(text[3 + 2 * index])
    if (high < 0 || low < 0) return undefined
    key[index] = high * 16 + low
  }
  return key
}

const toCode = (character: string) => character.charCodeAt(0)

function toDigit(code = 0) {
  return digits.indexOf(String.fromCharCode(code).toLowerCase())
}
