import { assertType } from './parameters/assertType.js'

/**
 * Returns the single instance that a factory creates for its owner. State
 * lives as long as the owner and is never shared between owners.
 */
export type Own<owner> = <value>(create: (owner: owner) => value) => value

/**
 * Creates the `own` method of an owner. The factory is the cache key, so it
 * must be a stable reference.
 *
 * @example
 * const kit = { own: createOwn(() => kit) }
 * const attempts = kit.own(createAttempts)
 */
export function createOwn<owner>(getOwner: () => owner): Own<owner> {
  const instances = new Map<unknown, unknown>()
  return <value>(create: (owner: owner) => value) => {
    assertType('create', create, 'function')
    if (!instances.has(create)) instances.set(create, create(getOwner()))
    return instances.get(create) as value
  }
}
