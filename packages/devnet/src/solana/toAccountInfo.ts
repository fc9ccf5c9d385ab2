import { type AccountInfo, PublicKey } from '@solana/web3.js'
import type { VmAccount } from './createVm.js'

/** As web3.js and spl-token want it. */
export function toAccountInfo(account: VmAccount): AccountInfo<Buffer> {
  return {
    ...account,
    data: Buffer.from(account.data),
    lamports: Number(account.lamports),
    owner: new PublicKey(account.owner),
  }
}
