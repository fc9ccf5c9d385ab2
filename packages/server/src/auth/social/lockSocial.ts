import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'

/** Runs what reads and writes the login of a state. */
export function lockSocial<result>(
  { store }: Pick<Auth, 'store'>,
  state: string,
  run: (key: string) => Promise<result>,
): Promise<result> {
  const key = hash(state)
  return store.lock(`social:${key}`, () => run(key))
}
