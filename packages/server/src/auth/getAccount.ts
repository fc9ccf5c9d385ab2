import type { Auth } from './createAuth.js'
import type { Account } from './records.js'

/** What is known about an address, which may be nothing yet. */
export async function getAccount(
  { store }: Pick<Auth, 'store'>,
  email: string,
): Promise<Account> {
  const known = await store.accounts.get(email)
  return (
    known ?? {
      devices: [],
      requests: [],
      failures: [],
    }
  )
}
