import { unpackAccount } from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import type { Vm, VmAccount } from './createVm.js'
import { readMint } from './readMint.js'
import { showAmount } from './showAmount.js'
import { toAccountInfo } from './toAccountInfo.js'
import { tokenPrograms } from './tokenPrograms.js'

export type TokenHolding = {
  mint: string
  owner: string
  amount: bigint
  /** As users see it. */
  shown: string
  decimals: number
  programId: string
  isFrozen: boolean
  isNative: boolean
}

/** What a token account holds, `undefined` when it is none. */
export function readToken(
  vm: Vm,
  account: VmAccount,
): TokenHolding | undefined {
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
      shown: showAmount(vm, mint, token.amount),
      decimals: readMint(vm.getAccount(mint))?.decimals ?? 0,
      programId: account.owner,
      isFrozen: token.isFrozen,
      isNative: token.isNative,
    }
  } catch {
    return undefined
  }
}
