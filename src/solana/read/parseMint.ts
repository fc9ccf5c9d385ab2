import type { AccountInfo } from '@solana/web3.js'
import { programs } from '../programs.js'

export type Mint = {
  address: string
  /** Token program it belongs to. */
  program: string
  decimals: number
  extensions: ReadonlyMap<number, Uint8Array>
}

const MINT_LENGTH = 82
const DECIMALS_OFFSET = 44
const INITIALIZED_OFFSET = 45
/** Where Token-2022 stores the kind of an account, and its value for a mint. */
const KIND_OFFSET = 165
const KIND_MINT = 1

/** Parses a mint of either token program; `undefined` for anything else. */
export function parseMint(
  address: string,
  account: AccountInfo<Uint8Array> | null | undefined,
): Mint | undefined {
  if (!account) return undefined
  const { data } = account
  const program = account.owner.toBase58()
  const isToken2022 = program === programs.token2022
  if (program !== programs.token && !isToken2022) return undefined
  const isMint =
    data.length === MINT_LENGTH ||
    (isToken2022 && data[KIND_OFFSET] === KIND_MINT)
  const decimals = data[DECIMALS_OFFSET]
  if (!isMint || decimals === undefined || data[INITIALIZED_OFFSET] !== 1)
    return undefined
  return { address, program, decimals, extensions: readExtensions(data) }
}

/** Length of the base fields of a mint or token account, after padding. */
const BASE_LENGTH = 165
/** One more byte holds the kind of the account. */
const FIRST_ENTRY = BASE_LENGTH + 1

/**
 * Reads the extensions of a Token-2022 mint or account, by their type number.
 *
 * They follow the base fields one after another: type and length, two bytes
 * each, then the value.
 */
function readExtensions(data: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const found = new Map<number, Uint8Array>()
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  let offset = FIRST_ENTRY
  while (offset + 4 <= data.length) {
    const type = view.getUint16(offset, true)
    const end = offset + 4 + view.getUint16(offset + 2, true)
    if (type === 0 || end > data.length) break
    found.set(type, data.subarray(offset + 4, end))
    offset = end
  }
  return found
}
