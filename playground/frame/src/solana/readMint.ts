import { cleanText } from '../format/cleanText.js'
import type { AccountReader } from './createAccountReader.js'
import { programs } from './programs.js'
import { readExtensions } from './readExtensions.js'

export type Mint = {
  address: string
  decimals: number
  symbol: string
  /** The symbol is only what the token calls itself. */
  isClaimed: boolean
  /** Extensions (Token-2022) by their number. */
  extensions: ReadonlyMap<number, Uint8Array>
}

const LENGTH = 82
const MULTISIG_LENGTH = 355
const TYPE_AT = 165
const MINT_TYPE = 1
const METADATA = 19
const SYMBOL_MAX_LENGTH = 12

const wellKnown: ReadonlyMap<string, string> = new Map([
  ['So11111111111111111111111111111111111111112', 'wSOL'],
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'USDC'],
  ['Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 'USDT'],
])

/** What the mint itself says, or `undefined` when it is no mint. */
export async function readMint(
  accounts: AccountReader,
  address: string,
  program: string,
): Promise<Mint | undefined> {
  const account = await accounts.get(address)
  if (!account || account.owner !== program) return
  const { data } = account
  const isExtended =
    program === programs.token2022 &&
    data.length > TYPE_AT &&
    data.length !== MULTISIG_LENGTH &&
    data[TYPE_AT] === MINT_TYPE
  if (data.length !== LENGTH && !isExtended) return
  const decimals = data[44]
  if (decimals === undefined || data[45] !== 1) return
  const extensions = readExtensions(
    isExtended ? data.subarray(TYPE_AT + 1) : new Uint8Array(),
  )
  const name = wellKnown.get(address)
  const claim = name ? '' : readSymbol(extensions.get(METADATA))
  return {
    address,
    decimals,
    symbol: name ?? (claim || 'tokens'),
    isClaimed: claim !== '',
    extensions,
  }
}

/** Authority, mint, then name and symbol with their lengths before them. */
function readSymbol(metadata: Uint8Array | undefined): string {
  if (!metadata) return ''
  try {
    const view = new DataView(
      metadata.buffer,
      metadata.byteOffset,
      metadata.byteLength,
    )
    const start = 64 + 4 + view.getUint32(64, true)
    const length = view.getUint32(start, true)
    const bytes = metadata.subarray(start + 4, start + 4 + length)
    if (bytes.length !== length) return ''
    const text = cleanText(new TextDecoder().decode(bytes), SYMBOL_MAX_LENGTH)
    // Nothing may pass for the network's own money.
    return /^w?sol$/i.test(text) ? '' : text
  } catch {
    return ''
  }
}
