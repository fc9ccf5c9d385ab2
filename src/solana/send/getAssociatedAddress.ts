import { PublicKey } from '@solana/web3.js'
import { programs } from '../programs.js'
import type { Mint } from '../read/parseMint.js'

const associatedToken = new PublicKey(programs.associatedToken)

/** Returns the account that holds an owner's tokens of a mint by default. */
export function getAssociatedAddress(owner: string, mint: Mint): string {
  const [address] = PublicKey.findProgramAddressSync(
    [owner, mint.program, mint.address].map((key) =>
      new PublicKey(key).toBytes(),
    ),
    associatedToken,
  )
  return address.toBase58()
}
