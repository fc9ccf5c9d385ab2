import type { Address } from 'viem'

/** Finds an account by its address in any letter case. */
export function findAccount(accounts: readonly Address[], address: unknown) {
  const wanted = String(address).toLowerCase()
  return accounts.find((account) => account.toLowerCase() === wanted)
}
