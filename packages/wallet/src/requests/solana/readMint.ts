import { cleanText } from '../../core/cleanText.js'
import type { AccountReader } from './createAccountReader.js'
import { wrappedSol } from './part.js'
import { programs } from './programs.js'
import { readExtensions } from './readExtensions.js'

export type Mint = {
  address: string
  decimals: number
  /** Fit to stand behind an amount. */
  symbol: string
  /** What the token calls itself, where nobody else says so. */
  claim: string
  /** The claim is the name of another token, or made to look like it. */
  isNameTaken: boolean
  /** No name stands behind the amount, so that its address has to. */
  isUnnamed: boolean
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
  [wrappedSol.address, wrappedSol.symbol],
  ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'USDC'],
  ['Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 'USDT'],
])

const taken: ReadonlySet<string> = new Set(['sol', 'wsol', 'usdc', 'usdt'])

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
  const isNameTaken = isTaken(claim)
  const isUsable = !isNameTaken && plain.test(claim)
  const listed =
    name || isUsable ? undefined : await accounts.readListed?.(address)
  // A list is trusted with names, but with none that is another token's.
  const isListed =
    listed !== undefined &&
    [...listed].length <= SYMBOL_MAX_LENGTH &&
    plain.test(listed) &&
    !isTaken(listed)
  return {
    address,
    claim,
    decimals,
    extensions,
    isNameTaken,
    isUnnamed: name === undefined && !isUsable && !isListed,
    symbol: name ?? (isUsable ? claim : isListed ? listed : 'tokens'),
  }
}

/** Nothing that could be read as a part of the amount, or as other letters. */
const plain = /^\$?[a-z][a-z0-9.+_-]*$/i

/** Nothing may pass for the network's own money, or for a well-known token. */
function isTaken(claim: string) {
  const letters = claim
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^\W+/, '')
    .replaceAll('0', 'o')
    .replaceAll(/[5$]/g, 's')
    .replaceAll(/[^a-z]/g, '')
  return taken.has(letters)
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
    return cleanText(new TextDecoder().decode(bytes), SYMBOL_MAX_LENGTH)
  } catch {
    return ''
  }
}
