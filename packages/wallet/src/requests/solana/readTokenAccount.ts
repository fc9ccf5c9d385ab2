import { base58 } from '@scure/base'
import type { AccountReader } from './createAccountReader.js'
import { isTokenProgram } from './isTokenProgram.js'

export type TokenAccount = { mint: string; owner: string; amount?: bigint }

const LENGTH = 165
/** A multisig has this length, and may hold anything where others have more. */
const MULTISIG_LENGTH = 355
const STATE_AT = 108
const ACCOUNT_TYPE = 2

/** Whose token account it is, or `undefined` when it is none. */
export async function readTokenAccount(
  accounts: AccountReader,
  address: string,
  program: string,
): Promise<TokenAccount | undefined> {
  const account = await accounts.get(address)
  if (!account || account.owner !== program || !isTokenProgram(program)) return
  const { data } = account
  const isAccount =
    data.length === LENGTH ||
    (data.length > LENGTH &&
      data.length !== MULTISIG_LENGTH &&
      data[LENGTH] === ACCOUNT_TYPE)
  if (!isAccount || data[STATE_AT] === 0) return
  return {
    mint: base58.encode(data.subarray(0, 32)),
    owner: base58.encode(data.subarray(32, 64)),
    amount: new DataView(data.buffer, data.byteOffset).getBigUint64(64, true),
  }
}
