import type { AccountInfo } from '@solana/web3.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { programs } from '../programs.js'
import { readExtensions } from './readExtensions.js'

export type TokenAccount = {
  address: string
  program: string
  mint: string
  owner: string
  /** Base units. */
  amount: bigint
  isFrozen: boolean
  /** Whether it only takes transfers right after a memo. */
  isMemoRequired: boolean
}

const ACCOUNT_LENGTH = 165
const STATE_OFFSET = 108
const STATE_FROZEN = 2
const KIND_ACCOUNT = 2
/** Extension type (Token-2022); its one byte tells whether it is on. */
const MEMO_TRANSFER = 8

/** Parses a token account of either program; `undefined` for anything else. */
export function parseTokenAccount(
  address: string,
  account: AccountInfo<Uint8Array> | null | undefined,
): TokenAccount | undefined {
  if (!account) return undefined
  const { data } = account
  const program = account.owner.toBase58()
  const isToken2022 = program === programs.token2022
  if (program !== programs.token && !isToken2022) return undefined
  const isAccount =
    data.length === ACCOUNT_LENGTH ||
    (isToken2022 && data[ACCOUNT_LENGTH] === KIND_ACCOUNT)
  if (!isAccount || !data[STATE_OFFSET]) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return {
    address,
    program,
    mint: encodeBase58(data.subarray(0, 32)),
    owner: encodeBase58(data.subarray(32, 64)),
    amount: view.getBigUint64(64, true),
    isFrozen: data[STATE_OFFSET] === STATE_FROZEN,
    isMemoRequired: !!readExtensions(data).get(MEMO_TRANSFER)?.[0],
  }
}
