import { changeAndTell, type Inside } from './changeAndTell.js'
import type { Auth } from './createAuth.js'
import { getAccount } from './getAccount.js'

/**
 * Runs what reads and writes what is known about an address, as
 * `changeAndTell` does. Whatever it has read must still hold when it is stored.
 */
export function lockEmail<auth extends Pick<Auth, 'store'>, result>(
  auth: auth,
  email: string,
  run: (inside: Inside<auth>) => Promise<result>,
): Promise<result> {
  return changeAndTell(auth, `email:${email}`, async (inside) => {
    const result = await run(inside)
    const { accounts } = inside.store
    // guard: one-turn-per-address
    await accounts.set(email, await getAccount(inside, email))
    return result
  })
}
