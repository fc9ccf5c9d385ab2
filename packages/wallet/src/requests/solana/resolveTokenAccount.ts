import type { DecodeContext } from './part.js'
import { programs } from './programs.js'
import { readTokenAccount, type TokenAccount } from './readTokenAccount.js'

/**
 * Whose token account it is, on the chain or by what the transaction makes
 * before; `undefined` where that cannot be told.
 */
export async function resolveTokenAccount(
  address: string,
  program: string,
  { accounts, made }: DecodeContext,
): Promise<TokenAccount | undefined> {
  const existing = await accounts.get(address)
  // Lamports alone do not make an account: it is still to be set up.
  if (existing && existing.owner !== programs.system)
    return readTokenAccount(accounts, address, program)
  const future = made.get(address)
  return future?.program === program ? future : undefined
}
