import { base58 } from '@scure/base'
import { isTokenProgram } from './isTokenProgram.js'
import { programs } from './programs.js'

/** An account as a node answers it, before or after a simulation. */
export type NodeAccount = { data: Uint8Array; lamports: bigint; owner: string }

/** A token account, with everyone who may take what is in it. */
export type Holding = {
  amount: bigint
  closeAuthority: string | undefined
  /** Who may take some of it, and how much. */
  delegate: { address: string; units: bigint } | undefined
  mint: string
  owner: string
  program: string
}

const LENGTH = 165
/** A multisig has this length, and may hold anything where others have more. */
const MULTISIG_LENGTH = 355
const ACCOUNT_TYPE = 2
const DELEGATE_AT = 72
const STATE_AT = 108
const DELEGATED_AT = 121
const CLOSER_AT = 129

/** Reads a token account, or nothing from any other. */
export function readHolding(
  account: NodeAccount | undefined,
): Holding | undefined {
  if (!account || !isTokenProgram(account.owner)) return
  const { data, owner: program } = account
  const isAccount =
    data.length === LENGTH ||
    (program === programs.token2022 &&
      data.length > LENGTH &&
      data.length !== MULTISIG_LENGTH &&
      data[LENGTH] === ACCOUNT_TYPE)
  if (!isAccount || data[STATE_AT] === 0) return
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const keyAt = (offset: number) =>
    base58.encode(data.subarray(offset, offset + 32))
  const optionAt = (offset: number) =>
    view.getUint32(offset, true) === 1 ? keyAt(offset + 4) : undefined
  const delegate = optionAt(DELEGATE_AT)
  return {
    amount: view.getBigUint64(64, true),
    closeAuthority: optionAt(CLOSER_AT),
    delegate: delegate && {
      address: delegate,
      units: view.getBigUint64(DELEGATED_AT, true),
    },
    mint: keyAt(0),
    owner: keyAt(32),
    program,
  } as Holding
}
