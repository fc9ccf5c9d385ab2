/**
 * What is wrong with the origin of an app; `*` may be its first label or its
 * port, as in `isAllowedOrigin`.
 */
export function parseOriginPattern(pattern: string): string | undefined {
  if (!/^https?:\/\//.test(pattern)) return 'does not begin with https://'
  const plain = pattern.replace('://*.', '://any.').replace(/:\*$/, ':81')
  if (!URL.canParse(plain) || plain.includes('*')) return 'is not an origin'
  return new URL(plain).origin === plain
    ? undefined
    : `is not an origin, as in ${new URL(plain).origin}`
}
