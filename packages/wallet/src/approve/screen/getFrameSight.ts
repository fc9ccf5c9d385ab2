import type { Sight } from '../../ui/sight.js'
import { readVisibility, watchVisibility } from '../../ui/watchVisibility.js'

/**
 * How a page inside another page knows that it can be seen; nothing where the
 * engine lacks IntersectionObserver v2 and cannot tell.
 */
export function getFrameSight(): Sight | undefined {
  const canTell =
    'IntersectionObserverEntry' in globalThis &&
    'isVisible' in IntersectionObserverEntry.prototype
  return canTell ? { watch: watchVisibility, read: readVisibility } : undefined
}
