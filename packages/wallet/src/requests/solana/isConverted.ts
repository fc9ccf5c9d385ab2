import { readExtensions } from './readExtensions.js'
import type { Mint } from './readMint.js'

const INTEREST = 10
const SCALE = 25

/**
 * Whether users see other amounts of a token than base units and decimals say,
 * because it bears interest or has a scale.
 */
export function isConverted({ extensions }: Pick<Mint, 'extensions'>): boolean {
  return extensions.has(INTEREST) || extensions.has(SCALE)
}

/** After the fields of all mints, and one byte that says that it is one. */
const EXTENSIONS_AT = 166

/** {@link isConverted} of the bytes of a Token-2022 mint. */
export function isConvertedMint(data: Uint8Array): boolean {
  return isConverted({
    extensions: readExtensions(data.subarray(EXTENSIONS_AT)),
  })
}
