/**
 * Finds the pattern of a path: paths hold tokens and addresses, which belong
 * neither in logs nor in metrics. Unknown paths share one name.
 */
export function createRouteNames(
  patterns: readonly string[],
): (path: string) => string {
  const names = [...new Set(patterns)]
    .filter((pattern) => !pattern.includes('*'))
    .map((pattern) => ({ name: toName(pattern), parts: toParts(pattern) }))
  return (path) => {
    const given = path.split('/')
    const found = names.find(
      ({ parts }) =>
        parts.length === given.length &&
        parts.every(
          (part, index) => part === undefined || part === given[index],
        ),
    )
    return found?.name ?? 'other'
  }
}

/** `undefined` stands for any part. */
function toParts(pattern: string) {
  return pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? undefined : part))
}

function toName(pattern: string) {
  return pattern.replace(/\{[^}]*\}/g, '')
}
