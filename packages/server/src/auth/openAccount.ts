import type { Account, Auth } from './createAuth.js'

/** What is known about an address, which may be nothing yet. */
export function openAccount(
  { accounts }: Pick<Auth, 'accounts'>,
  email: string,
): Account {
  const known = accounts.get(email)
  if (known) return known
  const account: Account = {
    devices: new Set(),
    challengeId: undefined,
    lastRequestAt: Number.NEGATIVE_INFINITY,
    failures: [],
  }
  accounts.set(email, account)
  return account
}
