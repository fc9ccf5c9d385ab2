/** A route as Hono lists it: `/sdk/assets/:file`. */
export type Route = { path: string }

/** The patterns of routes that answer, without those of middleware. */
export function listRoutes(
  routes: readonly Route[],
): readonly { name: string; parts: readonly (string | undefined)[] }[] {
  return [...new Set(routes.map(({ path }) => path))]
    .filter((path) => !path.includes('*'))
    .map((path) => ({
      name: toName(path),
      // `undefined` stands for any part.
      parts: toParts(path).map((part) =>
        part.startsWith(':') ? undefined : part,
      ),
    }))
}

/**
 * Answers what a path is asked for without looking at each route, where the
 * path is one of the routes itself.
 */
export function rememberRoutes<result>(
  routes: ReturnType<typeof listRoutes>,
  ask: (path: string) => result,
): (path: string) => result {
  // A fixed set: paths that others make up are not remembered.
  const known = new Map(
    routes
      .filter(({ parts }) => !parts.includes(undefined))
      .map(({ parts }) => `/${parts.join('/')}`)
      .map((path) => [path, ask(path)] as const),
  )
  return (path) => (known.has(path) ? (known.get(path) as result) : ask(path))
}

/** Number of leading parts of a path that a pattern matches. */
export function matchRoute(
  parts: readonly (string | undefined)[],
  given: readonly string[],
): number {
  const end = given.findIndex((part, index) => {
    const expected = parts[index]
    return (
      index >= parts.length || (expected !== undefined && expected !== part)
    )
  })
  return end < 0 ? given.length : end
}

/** The parts of `/a/b`: `a` and `b`. */
export function toParts(path: string): readonly string[] {
  return path.replace(/^\//, '').split('/')
}

/** Without the expressions of its parameters. */
function toName(path: string) {
  return path.replace(/\{.*?\}(?=\/|$)/g, '')
}
