import {
  listRoutes,
  matchRoute,
  type Route,
  rememberRoutes,
  toParts,
} from './routes.js'

/**
 * Finds the pattern of a path: paths hold tokens and addresses, which belong
 * neither in logs nor in metrics. Unknown paths share one name.
 */
export function createRouteNames(
  routes: readonly Route[],
): (path: string) => string {
  const known = listRoutes(routes)
  return rememberRoutes(known, (path) => {
    const given = toParts(path)
    const found = known.find(
      ({ parts }) =>
        parts.length === given.length &&
        matchRoute(parts, given) === given.length,
    )
    return found?.name ?? 'other'
  })
}
