const pattern =
  /^(?:localhost|127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]{1,63}\.){1,8}localhost)(?::\d{1,5})?$/i

/**
 * Whether a `Host` header names this machine. Everything else is a page that
 * had its own name resolved to loopback (DNS rebinding).
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && host.length <= 255 && pattern.test(host)
}
