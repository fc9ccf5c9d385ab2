import type { Attempt, Bundle } from './createBundles.js'

/** Everything that was signed in one place of a bundle: one of it can land. */
export function listAttempts(
  { attempts, count, hashes, steps }: Bundle,
  index: number,
): readonly Attempt[] {
  const replaced = count > 1 ? steps?.[index] : attempts
  const hash = hashes[index]
  return replaced ?? (hash ? [{ hash }] : [])
}
