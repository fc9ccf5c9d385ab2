/**
 * Whether an origin matches one of a project's patterns. `*` stands for exactly
 * one whole label at the left, or for any port.
 */
export function isAllowedOrigin(
  origin: string,
  patterns: readonly string[],
): boolean {
  if (!isOrigin(origin)) return false
  const url = new URL(origin)
  return patterns.some((pattern) => matches(url, pattern))
}

function isOrigin(value: string) {
  if (value.length > 2_048) return false
  try {
    return new URL(value).origin === value && value.startsWith('http')
  } catch {
    return false
  }
}

function matches(url: URL, pattern: string) {
  const parts = /^(https?:)\/\/(\*\.)?([^*:/]+)(?::(\d+|\*))?$/.exec(pattern)
  if (!parts) return false
  const [, protocol, wildcard, host = '', port = ''] = parts
  if (url.protocol !== protocol) return false
  if (port !== '*' && url.port !== port) return false
  if (!wildcard) return url.hostname === host
  const [, ...rest] = url.hostname.split('.')
  return rest.join('.') === host
}
