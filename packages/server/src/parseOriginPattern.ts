import { getPublicSuffix } from 'tldts'

/**
 * What is wrong with the origin of an app; `*` may be its first label or its
 * port, as in `isAllowedOrigin`.
 */
export function parseOriginPattern(pattern: string): string | undefined {
  if (!/^https?:\/\//.test(pattern)) return 'does not begin with https://'
  const plain = pattern.replace('://*.', '://any.').replace(/:\*$/, ':81')
  if (!URL.canParse(plain) || plain.includes('*')) return 'is not an origin'
  const { hostname, origin } = new URL(plain)
  if (origin !== plain) return `is not an origin, as in ${origin}`
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(hostname))
    return 'has no host name, which the page policy requires'
  // `*.localhost` is this machine.
  if (!pattern.includes('://*.') || hostname === 'any.localhost')
    return undefined
  // guard: public-suffix
  return isPublicSuffix(hostname.slice('any.'.length))
    ? 'allows sites of everybody: it is a public suffix'
    : undefined
}

/** Whether anybody can have a name under it, as under `co.uk` or `github.io`. */
function isPublicSuffix(hostname: string) {
  return getPublicSuffix(hostname, { allowPrivateDomains: true }) === hostname
}
