import type { Address } from 'viem'

/** The account that is meant, in whatever case it is written. */
export function findAccount(accounts: readonly Address[], address: unknown) {
  const wanted = String(address).toLowerCase()
  return accounts.find((account) => account.toLowerCase() === wanted)
}
