import type { Auth } from './createAuth.js'

/** Runs what reads and writes what is known about an address. */
export function lockEmail<result>(
  { store }: Pick<Auth, 'store'>,
  email: string,
  run: () => Promise<result>,
): Promise<result> {
  return store.lock(`email:${email}`, run)
}
