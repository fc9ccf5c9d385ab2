import { type Mint, unpackMint } from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import type { VmAccount } from './createVm.js'
import { toAccountInfo } from './toAccountInfo.js'
import { tokenPrograms } from './tokenPrograms.js'

/** A mint, `undefined` when the account is none. */
export function readMint(account: VmAccount | undefined): Mint | undefined {
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
