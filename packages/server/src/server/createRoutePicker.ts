import {
  listRoutes,
  matchRoute,
  type Route,
  rememberRoutes,
  toParts,
} from './routes.js'

/**
 * Decides which of two apps a path belongs to, from the routes that they serve.
 * A path that neither serves belongs to the one that serves what begins alike.
 *
 * @returns whether a path belongs to the first
 */
export function createRoutePicker(
  first: readonly Route[],
  second: readonly Route[],
): (path: string) => boolean {
  const [own, other] = [listRoutes(first), listRoutes(second)]
  const rate = (routes: ReturnType<typeof listRoutes>, path: string) => {
    const given = toParts(path)
    return Math.max(
      0,
      ...routes.map(({ parts }) => {
        const count = matchRoute(parts, given)
        const isWhole = count === given.length && count === parts.length
        return isWhole ? count + 0.5 : count
      }),
    )
  }
  return rememberRoutes([...own, ...other], (path) => {
    const rating = rate(own, path)
    return rating > 0 && rating >= rate(other, path)
  })
}
