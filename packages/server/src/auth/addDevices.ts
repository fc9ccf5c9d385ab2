import type { Auth } from './createAuth.js'
import { getAccount } from './getAccount.js'

/** Lets devices log in to an address. Runs under the lock of the address. */
export async function addDevices(
  auth: Pick<Auth, 'store'>,
  parameters: { email: string; hashes: readonly string[] },
): Promise<void> {
  const { email, hashes } = parameters
  const account = await getAccount(auth, email)
  const devices = [...new Set([...account.devices, ...hashes])]
  await auth.store.accounts.set(email, { ...account, devices })
}
