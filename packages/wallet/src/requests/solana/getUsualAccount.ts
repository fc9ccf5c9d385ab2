import { PublicKey } from '@solana/web3.js'
import { programs } from './programs.js'

/**
 * The one address at which an owner's account for a mint is made unless someone
 * wants another (the associated token account).
 */
export function getUsualAccount(parameters: {
  mint: string
  owner: string
  program: string
}): string {
  const { mint, owner, program } = parameters
  const [address] = PublicKey.findProgramAddressSync(
    [owner, program, mint].map((text) => new PublicKey(text).toBytes()),
    new PublicKey(programs.associatedToken),
  )
  return address.toBase58()
}
