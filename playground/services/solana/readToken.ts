import {
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  unpackAccount,
  unpackMint,
} from '@solana/spl-token'
import { type AccountInfo, PublicKey } from '@solana/web3.js'
import type { Vm, VmAccount } from './createVm.js'

export const tokenPrograms: readonly string[] = [
  TOKEN_PROGRAM_ID.toBase58(),
  TOKEN_2022_PROGRAM_ID.toBase58(),
]

export type TokenHolding = {
  mint: string
  owner: string
  amount: bigint
  decimals: number
  programId: string
  isFrozen: boolean
  isNative: boolean
}

/** What a token account holds, `undefined` when it is none. */
export function readToken(vm: Vm, account: VmAccount): TokenHolding | undefined {
  if (!tokenPrograms.includes(account.owner)) return undefined
  try {
    const token = unpackAccount(
      PublicKey.default,
      toAccountInfo(account),
      new PublicKey(account.owner),
    )
    const mint = token.mint.toBase58()
    return {
      mint,
      owner: token.owner.toBase58(),
      amount: token.amount,
      decimals: readMint(vm.getAccount(mint))?.decimals ?? 0,
      programId: account.owner,
      isFrozen: token.isFrozen,
      isNative: token.isNative,
    }
  } catch {
    return undefined
  }
}

/** A mint, `undefined` when the account is none. */
export function readMint(account: VmAccount | undefined) {
  if (!account || !tokenPrograms.includes(account.owner)) return undefined
  try {
    return unpackMint(
      PublicKey.default,
      toAccountInfo(account),
      new PublicKey(account.owner),
    )
  } catch {
    return undefined
  }
}

function toAccountInfo(account: VmAccount): AccountInfo<Buffer> {
  return {
    ...account,
    data: Buffer.from(account.data),
    lamports: Number(account.lamports),
    owner: new PublicKey(account.owner),
  }
}
