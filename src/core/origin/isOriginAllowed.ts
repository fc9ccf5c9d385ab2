import { builtInOrigins, localHostnames } from '../options/origins.js'

/**
 * Whether a project may be used on an origin.
 *
 * An empty list allows every origin. `localhost` and `127.0.0.1` are always
 * allowed. A pattern is an origin or a host; its path is ignored. A `*`
 * matches exactly one whole label of the host, or any port. In a pattern with
 * `*`, scheme and port are compared only if given.
 *
 * @param parameters.origin - for example `https://app.example.com`
 * @param parameters.allowed - patterns from the project's dashboard
 *
 * @example
 * isOriginAllowed({ origin: 'https://a.example.com', allowed: ['https://*.example.com'] }) // true
 * isOriginAllowed({ origin: 'https://a.b.example.com', allowed: ['https://*.example.com'] }) // false
 */
export function isOriginAllowed(
  parameters: isOriginAllowed.Parameters,
): boolean {
  const { allowed, origin } = parameters
  if (allowed.length === 0) return true
  const page = parse(origin)
  if (!page?.scheme || page.isWild) return false
  if (localHostnames.includes(page.host)) return true
  return [...allowed, ...builtInOrigins].some((text) => {
    const pattern = parse(text)
    return pattern !== undefined && matches(page, pattern)
  })
}

export declare namespace isOriginAllowed {
  type Parameters = { allowed: readonly string[]; origin: string }
}

type Parts = {
  scheme: string | undefined
  host: string
  port: string | undefined
  isWild: boolean
}

/** `URL` rejects a star as a port, and a host without a scheme. */
const shape =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^\s/:@?#[\]]+|\[[0-9a-f:.]+\])(?::(\d{1,5}|\*))?(?:[/?#].*)?$/i

function parse(text: string): Parts | undefined {
  const found = shape.exec(text)
  if (!found) return undefined
  const [, scheme, host = '', port] = found
  const isWild = host.includes('*') || port === '*'
  return { scheme: scheme?.toLowerCase(), host, port, isWild }
}

function matches(page: Parts, pattern: Parts) {
  const { isWild, port, scheme } = pattern
  if (scheme && scheme !== page.scheme) return false
  const isHost = isWild
    ? matchesLabels(page.host, pattern.host)
    : page.host === pattern.host.toLowerCase()
  if (!isHost || port === '*') return isHost
  // An origin always has a port, possibly the default one of its scheme.
  const isPortGiven = port !== undefined || (scheme !== undefined && !isWild)
  return (
    !isPortGiven || toPort(page, page.scheme) === toPort(pattern, page.scheme)
  )
}

/** Case-sensitive: a wildcard pattern with upper case matches nothing. */
function matchesLabels(host: string, pattern: string) {
  const labels = host.split('.')
  const wanted = pattern.split('.')
  return (
    labels.length === wanted.length &&
    wanted.every(
      (label, index) =>
        labels[index] === label || (label === '*' && labels[index]),
    )
  )
}

function toPort({ port }: Parts, scheme: string | undefined) {
  return port ?? (scheme === 'https' ? '443' : scheme === 'http' ? '80' : '')
}
