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
  const isWide = pattern.includes('://*.') && hostname.split('.').length < 3
  return isWide && hostname !== 'any.localhost'
    ? 'allows every site of a top-level domain'
    : undefined
}
