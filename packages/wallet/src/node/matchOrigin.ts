/**
 * Whether an origin is allowed by one pattern of the project's list.
 *
 * A pattern is `scheme://host[:port]`, exact but for two wildcards: a label `*`
 * stands for exactly one whole DNS label, and `:*` for any port. A partial
 * label (`app-*`) matches nothing, nor does a `*` right under a top-level name
 * other than `localhost`.
 *
 * @example
 * matchOrigin('https://*.example.org', 'https://shop.example.org') // true
 * matchOrigin('http://app.localhost:*', 'http://app.localhost:5173') // true
 */
export function matchOrigin(pattern: string, origin: string): boolean {
  const wanted = split(pattern)
  const given = split(origin)
  if (!wanted || !given) return false
  if (wanted.scheme !== given.scheme) return false
  if (wanted.port !== '*' && wanted.port !== given.port) return false
  const labels = wanted.host.split('.')
  const givenLabels = given.host.split('.')
  if (labels.length !== givenLabels.length) return false
  const isWide = labels.length > 2 || labels[1] === 'localhost'
  return labels.every(
    (label, index) => (label === '*' && isWide) || label === givenLabels[index],
  )
}

const originPattern =
  /^(https?):\/\/((?:[a-z0-9_-]+|\*)(?:\.(?:[a-z0-9_-]+|\*))*)(?::(\d{1,5}|\*))?$/

function split(origin: string) {
  if (origin.length > 2_048) return undefined
  const [, scheme, host, port] = originPattern.exec(origin) ?? []
  if (!scheme || !host) return undefined
  return { scheme, host, port: port ?? (scheme === 'https' ? '443' : '80') }
}
