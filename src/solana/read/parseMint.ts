import type { AccountInfo } from '@solana/web3.js'
import { programs } from '../programs.js'
import { readExtensions } from './readExtensions.js'

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
